"""The font files of prints, with their licences and the widths of their letters."""
