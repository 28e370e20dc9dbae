"""The page: files for the browser, in `static`; it draws what it is sent and sends moves back."""
