import { GO_HONEST, GO_HOSTILE } from "./cases/go.ts";
import { projectSuite } from "./projects.ts";

projectSuite("right work in Go is accepted", GO_HONEST, true);
projectSuite("work in Go that claims errors or ends a test's goroutines is refused", GO_HOSTILE, false);
