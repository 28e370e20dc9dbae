"""Sheets: the drawing model of what one seat sees, and its renderers. No rules."""
