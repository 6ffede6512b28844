/** The source of a pattern for every arrow that leads from an input to a result: `->`, `-->`, `=>`, `→`, `➜`. */
export const ARROW = "(?:-{1,4}>|={1,3}>|\\|->|[→⇒⟶⟹↦⟼⇨➔➙➛➜➝➞➟➡➤]\\uFE0F?)";
