// Runs before the first paint, so that no theme flashes. It shows the wished theme, or else that of the system.
{
  const root = document.documentElement;
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const show = () => {
    const wish = root.dataset["wish"] ?? "";
    root.dataset["theme"] = ["light", "dark"].includes(wish) ? wish : dark.matches ? "dark" : "light";
  };
  try {
    root.dataset["wish"] = localStorage.getItem("rollwright.theme") ?? "";
  } catch {
    // A browser that keeps nothing has no wish to remember.
  }
  dark.addEventListener("change", show);
  root.addEventListener("wish", show);
  show();
}
