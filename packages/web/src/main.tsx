import "./styles/main.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Router } from "wouter";
import { App } from "./app/app.tsx";
import { createQueries } from "./lib/queries.ts";
import { followTheme } from "./lib/theme.ts";

followTheme();
createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <QueryClientProvider client={createQueries()}>
      <Router base={import.meta.env.BASE_URL.replace(/\/$/, "")}>
        <App />
      </Router>
    </QueryClientProvider>
  </StrictMode>,
);
