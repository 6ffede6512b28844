export const RELAY_PORT = 3128;
/** The threads of a Node process as `relay.ts` starts it. */
export const RELAY_THREADS = 4;
const ADDRESS = `http://127.0.0.1:${RELAY_PORT}`;
const EXCEPT = "localhost,127.0.0.1";
/**
 * Variables of commands that have a proxy. curl, and with it git and cargo, reads http_proxy in lower case alone; Go and pip
 * read both. Retries are few: whatever the proxy refuses stays refused.
 */
export const PROXY_VARIABLES: Record<string, string> = {
  HTTP_PROXY: ADDRESS,
  HTTPS_PROXY: ADDRESS,
  http_proxy: ADDRESS,
  https_proxy: ADDRESS,
  npm_config_proxy: ADDRESS,
  npm_config_https_proxy: ADDRESS,
  NO_PROXY: EXCEPT,
  no_proxy: EXCEPT,
  npm_config_noproxy: EXCEPT,
  npm_config_fetch_retries: "2",
  npm_config_fetch_retry_mintimeout: "1000",
  PIP_RETRIES: "2",
};

/**
 * Brings up the loopback interface of the holder's network namespace; bwrap does so only for one that it makes. Perl is for
 * machines without iproute2: SIOCSIFFLAGS (0x8914) with IFF_UP and IFF_RUNNING.
 */
export const LOOPBACK_UP = `ip link set lo up 2>/dev/null ||
  perl -e 'use Socket; socket(my $s, AF_INET, SOCK_DGRAM, 0) or exit 1; my $r = pack("Z16 s x22", "lo", 0x41); ioctl($s, 0x8914, $r) or exit 1'`;
