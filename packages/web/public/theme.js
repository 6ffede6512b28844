// Runs before the first paint, so that a dark page never flashes light. The same choice is kept by src/lib/theme.ts.
(() => {
  const chosen = localStorage.getItem("signet-theme");
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.theme =
    chosen === "light" || chosen === "dark" ? chosen : dark ? "dark" : "light";
})();
