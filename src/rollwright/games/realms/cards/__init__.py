"""The printed cards of the realms, one file each."""
