"""`python -m rollwright` is the command `rollwright`."""

from rollwright.cli.main import main

main()
