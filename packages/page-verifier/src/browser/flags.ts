/** Switches off background features of Chromium that a check does not need. */
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

/** Features that contact Google, change how the protocol behaves, or differ between two runs of one page. */
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

/** Makes a page run at full speed in any window, and look the same on every machine. */
const STEADY = [
  "--disable-back-forward-cache",
  "--disable-background-timer-throttling",
  "--disable-backgrounding-occluded-windows",
  // Otherwise navigator.webdriver would reveal to every page that it is being checked.
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
  // Blink's numbers for a mouse as the main pointer. The protocol emulates phones.
  "--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4",
];

/** In addition to the missing network: names fail to resolve at once instead of after a timeout. */
const NO_NETWORK = [
  "--host-resolver-rules=MAP * ~NOTFOUND",
  "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
];

/** Draws without a graphics card, with WebGL in software. Compositing in software as well would make screenshots slow. */
const DRAWING = ["--disable-gpu", "--enable-unsafe-swiftshader"];

/** The heap limit of a page's scripts in MB. Beyond it only that page crashes, not the browser. */
const SCRIPT_HEAP_MB = 512;

/**
 * The arguments of a browser that is controlled over descriptors 3 and 4 and keeps its profile in `profile`. `ownSandbox`
 * false disables Chromium's own sandbox; use it only in a jail in which that sandbox cannot start.
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
