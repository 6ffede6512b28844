/**
 * Shapes of credentials that must never be shown, whoever wrote them: keys of the known providers, tokens, PEM blocks. They
 * end at a quote or backslash, so that a masked line of JSON is still one, and take a time in proportion to the text.
 */
const SHAPES: RegExp[] = [
  /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g,
  /\b(?:sk|pk|rk|gsk|xai|fw|key)[-_][A-Za-z0-9_-]{16,}/g,
  /\bwhsec_[\x21-\x7e]{6,}|\bcs_(?:test|live)_[A-Za-z0-9]{6,}/g,
  /\bsvc_[0-9A-Za-z]{13}_[0-9A-Za-z]{16,}/g,
  /\b(?:gh[pousr]|glpat|npm|xox[abprs])[-_][A-Za-z0-9_-]{16,}/g,
  /\bAIza[0-9A-Za-z_-]{30,}/g,
  /\bAKIA[0-9A-Z]{16}\b/g,
  /\beyJ[A-Za-z0-9_-]{8,2000}\.[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]*/g,
  /\b(bearer|basic)\s+[A-Za-z0-9._~+/=-]{16,}/gi,
  /\b(?:password|passwd|secret|api[_-]?key|token)\s*[:=]\s*["']?[^\s"',;\\]{6,}/gi,
  /:\/\/[^/\s:@"\\]+:[^/\s@"\\]+@/g,
];

/** `text` with everything that looks like a credential replaced by `[secret]`. */
export function maskSecrets(text: string): string {
  return SHAPES.reduce((masked, shape) => masked.replace(shape, "[secret]"), text);
}
