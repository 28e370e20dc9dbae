// Runs before the first paint, so that a chosen theme doesn't flash.
try {
  const theme = localStorage.getItem("rollwright.theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset["theme"] = theme;
} catch {
  // A browser that keeps nothing has no theme to remember.
}
