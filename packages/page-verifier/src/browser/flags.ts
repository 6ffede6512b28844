/** What Chromium would do of its own accord and a page's check has no use for. */
const OFF = [
  "--disable-background-networking",
  "--disable-breakpad",
  "--disable-client-side-phishing-detection",
  "--disable-component-extensions-with-background-pages",
  "--disable-component-update",
  "--disable-crash-reporter",
  "--disable-default-apps",
  "--disable-domain-reliability",
  "--disable-extensions",
  "--disable-field-trial-config",
  "--disable-file-system",
  "--disable-infobars",
  "--disable-notifications",
  "--disable-print-preview",
  "--disable-quic",
  "--disable-search-engine-choice-screen",
  "--disable-speech-api",
  "--disable-stack-profiler",
  "--disable-sync",
  "--metrics-recording-only",
  "--no-default-browser-check",
  "--no-first-run",
  "--no-pings",
  "--no-service-autorun",
  "--password-store=basic",
  "--use-mock-keychain",
];

/** Features that call home, change how the protocol behaves, or differ between two runs of one page. */
const FEATURES_OFF = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "DialMediaRouteProvider",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "Translate",
];

/** That a page runs at full speed wherever its window is, and looks the same on every machine. */
const STEADY = [
  "--disable-back-forward-cache",
  "--disable-background-timer-throttling",
  "--disable-backgrounding-occluded-windows",
  // navigator.webdriver would tell every page that it is being checked.
  "--disable-blink-features=AutomationControlled",
  "--disable-hang-monitor",
  "--disable-lcd-text",
  "--disable-renderer-backgrounding",
  "--enable-features=CDPScreenshotNewSurface",
  "--font-render-hinting=none",
  "--force-color-profile=srgb",
  "--hide-scrollbars",
  "--lang=en-US",
  "--mute-audio",
  // A mouse is there and is the main pointer, as the numbers of Blink say it; phones are emulated by the protocol.
  "--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4",
];

/** Beside the empty network: names resolve to nothing at once instead of after a timeout. */
const NO_NETWORK = [
  "--host-resolver-rules=MAP * ~NOTFOUND",
  "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
];

/** Drawing without a graphics card; WebGL in software. Composing the page that way as well makes screenshots slow. */
const DRAWING = ["--disable-gpu", "--enable-unsafe-swiftshader"];

/** Megabytes that a page's scripts may hold; then that page crashes, and the browser does not. */
const SCRIPT_HEAP_MB = 512;

/**
 * The arguments of a browser that is driven over descriptors 3 and 4 and keeps its profile in `profile`. `ownSandbox`
 * false gives up Chromium's own sandbox: only for a jail in which it cannot start.
 */
export function browserFlags(options: { profile: string; ownSandbox: boolean }): string[] {
  return [
    "--headless",
    "--remote-debugging-pipe",
    "--no-startup-window",
    `--user-data-dir=${options.profile}`,
    `--js-flags=--max-old-space-size=${SCRIPT_HEAP_MB}`,
    `--disable-features=${FEATURES_OFF.join(",")}`,
    ...OFF,
    ...STEADY,
    ...NO_NETWORK,
    ...DRAWING,
    ...(options.ownSandbox ? [] : ["--no-sandbox"]),
  ];
}
