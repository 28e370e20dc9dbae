"""The realms, one file each; no list anywhere names them."""
