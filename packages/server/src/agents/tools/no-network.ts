/** What programs print when they cannot reach another machine, and pip when it finds nothing to install. */
const UNREACHABLE =
  /\b(?:EAI_AGAIN|ENOTFOUND|ENETUNREACH)\b|getaddrinfo|could not resolve (?:host|proxy)|temporary failure (?:in name resolution|resolving)|name or service not known|network is unreachable|no matching distribution found|externally-managed-environment|dial tcp: lookup/i;

/** The line that tells the model what a failed command's output means; "" if the network is not the reason. */
export const noNetworkHint = (exitCode: number | null, printed: string): string =>
  exitCode !== 0 && UNREACHABLE.test(printed)
    ? "There is no network in this sandbox: nothing can be installed."
    : "";
