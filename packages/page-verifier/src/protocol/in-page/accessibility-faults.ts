import type axe from "axe-core";

/** The library, which the verifier runs in this world before it asks. */
type AxeCore = Pick<typeof axe, "run">;

declare global {
  // eslint-disable-next-line no-var
  var axe: AxeCore;
}

/** Serious violations of WCAG 2 A and AA: each rule with how many elements break it, and the first of them. */
export async function accessibilityFaults(): Promise<string[]> {
  const { violations } = await globalThis.axe.run(document, {
    resultTypes: ["violations"],
    runOnly: ["wcag2a", "wcag2aa"],
  });
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id} ×${nodes.length}: ${nodes[0]?.target.join(" ")}`);
}
