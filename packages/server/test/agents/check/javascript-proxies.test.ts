import { PROXIES_HONEST, PROXIES_HOSTILE } from "./cases/javascript-proxies.ts";
import { projectSuite } from "./projects.ts";

projectSuite("right work beside a Proxy of a module or the process is accepted", PROXIES_HONEST, true);
projectSuite("work that replaces what is behind a Proxy is refused", PROXIES_HOSTILE, false);
