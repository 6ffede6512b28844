import { createStored } from "./stored.ts";

export type ColourTheme = "system" | "light" | "dark";

/** The chosen theme; `public/theme.js` reads the same key before the first paint. */
export const theme = createStored<ColourTheme>(
  "signet-theme",
  (text) => (text === "light" || text === "dark" ? text : "system"),
  (value) => (value === "system" ? null : value),
);

const dark = matchMedia("(prefers-color-scheme: dark)");

/** Keeps the page in the chosen theme, also when the system changes. */
export function followTheme(): void {
  const apply = () => {
    const chosen = theme.get();
    const system = dark.matches ? "dark" : "light";
    document.documentElement.dataset["theme"] = chosen === "system" ? system : chosen;
  };
  apply();
  theme.subscribe(apply);
  dark.addEventListener("change", apply);
}
