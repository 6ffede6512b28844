import type { AppRequest } from "./app-request.ts";

/** The size of the digits. */
export function looksOf(request: AppRequest): { extra: string; css: string } {
  const huge = request.has(
    String.raw`\b(?:very |really |extra )?(?:big|large|huge|giant|enormous) (?:digits?|numbers?|numerals|display|time|clock|figures|countdown)\b|\b(?:digits?|numbers|time|clock) (?:should be |are |is |must be |as )?(?:very |as |really )?(?:big|large|huge)(?: as possible)?\b`,
  );
  const minimal = request.has(
    String.raw`\b(?:nothing else(?: on (?:it|the (?:screen|page)))?|no (?:other |unnecessary )?(?:distractions?|clutter|stuff|frills|extras)|(?:very |as )?minimal(?:ist(?:ic)?)?(?: (?:look|style|design|as possible))?|distraction[- ]free|only the (?:time|digits|numbers|clock)|without (?:any )?(?:distractions?|extras|frills))\b`,
  );
  const large = huge || request.audience.lowVision;
  const css = [
    ...(large
      ? [".dial{width:min(92vw,70vh,720px)}#clock{font-size:min(24vw,19vh)}.sheet{max-width:900px}"]
      : []),
    ...(minimal
      ? ["#tally,details,.hint,header,#dots{display:none}.sheet{box-shadow:none;background:none}"]
      : []),
  ];
  return { extra: "digits?|numbers", css: css.join("") };
}
