"""Sheets: what one seat sees, as a drawing, and its renderers. No rules."""
