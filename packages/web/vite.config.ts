import tailwind from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { contractTables } from "./build/contract-tables.ts";

/** Where `npm run dev` finds the service. */
const SERVICE = "http://127.0.0.1:8787";

export default defineConfig({
  plugins: [contractTables(), tailwind()],
  worker: { format: "es", plugins: () => [contractTables()] },
  build: {
    target: "es2023",
    manifest: true,
    // Nothing is inlined: the policy of the page allows no data: address but for pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: { proxy: { "/api": SERVICE } },
});
