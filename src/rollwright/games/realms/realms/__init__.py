"""The realms, one file each, found by folder."""
