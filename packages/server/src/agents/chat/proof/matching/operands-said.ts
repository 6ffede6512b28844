import { isMoment } from "../evidence/beside.ts";
import { type ObservedFinding, shownBy } from "../evidence/observed.ts";
import { meantBy } from "../evidence/synonyms.ts";
import { equals } from "../measures/decimal.ts";
import type { Quantity } from "../measures/quantity.ts";
import { isSame } from "../measures/same-quantity.ts";
import type { SaidFigures } from "../misattribution/said-figures.ts";

/**
 * Whether a count of the person is one from which a calculation got a result that the sentence says, of a thing of which the evidence
 * says what one is: `nine boxes come to 121.50`, of `9 * 12.50 + 9` and a page where such a box is 12.50. It is no figure of a page.
 */
export function isOperandSaid(
  stated: Quantity,
  quantities: readonly Quantity[],
  { said }: SaidFigures,
  findings: readonly ObservedFinding[],
): boolean {
  if (stated.unit !== undefined || stated.percent) return false;
  const terms = [...(said.get(stated)?.near ?? [])].filter((term) => !/^[~=]/u.test(term));
  if (terms.length === 0) return false;
  return findings.some((finding) => {
    const used = finding.input.particulars.quantities;
    return (
      finding.finding.evidence.type === "calculation" &&
      used.some((one) => equals(one.value, stated.value)) &&
      shownBy(finding).quantities.some((result) =>
        quantities.some((one) => one !== stated && isSame(one, result)),
      ) &&
      used.some((one) => !equals(one.value, stated.value) && isSaidOf(terms, one, findings))
    );
  });
}

/** Whether the evidence has a number of what these words name. */
const isSaidOf = (terms: readonly string[], used: Quantity, findings: readonly ObservedFinding[]): boolean =>
  findings.some(
    (finding) =>
      finding.finding.evidence.type !== "calculation" &&
      finding
        .places()
        .all.some(
          ({ figure, row, wide }) =>
            !isMoment(figure) &&
            equals(figure.value, used.value) &&
            terms.every((term) => meantBy(term, false).some((one) => row.has(one) || wide.has(one))),
        ),
  );
