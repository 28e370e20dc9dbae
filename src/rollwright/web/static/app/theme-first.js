// Runs before the first paint, so that a chosen theme doesn't flash.
{
  const theme = localStorage.getItem("rollwright.theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset["theme"] = theme;
}
