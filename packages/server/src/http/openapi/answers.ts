import {
  COMMON_HEADERS,
  PROBLEM_HEADERS,
  PROBLEMS,
  problemsOf,
  ProblemBody,
  QUOTA_HEADERS,
  type Answer,
  type ResponseHeader,
  type Route,
} from "@signet/contract";
import { exampleOf } from "./example.ts";
import type { Schemas } from "./schemas.ts";
import { eventExamples, streamDescription, streamSchema } from "./streams.ts";

/** Every answer of a route by status: success, 304, and its problems. */
export const answersOf = (route: Route, schemas: Schemas) => ({
  200: success(route, schemas),
  ...(route.etag
    ? {
        304: {
          description: "The answer is what If-None-Match names",
          headers: headers([...COMMON_HEADERS, "ETag"]),
        },
      }
    : {}),
  ...refusals(route, schemas),
});

const headers = (names: readonly ResponseHeader[]) =>
  Object.fromEntries([...new Set(names)].map((name) => [name, { $ref: `#/components/headers/${name}` }]));

function success(route: Route, schemas: Schemas) {
  const { answer, also = [], consumes, etag } = route;
  const all = [answer, ...also];
  return {
    description: all.map((one) => describe(one, all.length > 1)).join("\n\n"),
    headers: headers([
      ...COMMON_HEADERS,
      ...(consumes ? QUOTA_HEADERS : []),
      ...(etag ? (["ETag"] as const) : []),
      ...(answer.kind === "bytes" ? (["Content-Disposition"] as const) : []),
    ]),
    content: Object.fromEntries(all.map((one) => [mediaType(one), contentOf(one, schemas)])),
  };
}

function mediaType(answer: Answer): string {
  if (answer.kind === "bytes") return answer.type;
  return answer.kind === "json" ? "application/json" : "text/event-stream";
}

function contentOf(answer: Answer, schemas: Schemas) {
  if (answer.kind === "json") {
    const schema = schemas.of(answer.schema);
    return { schema, example: exampleOf(schema, schemas.named) };
  }
  if (answer.kind === "events")
    return {
      schema: streamSchema(answer.streams, schemas),
      examples: eventExamples(answer.streams, schemas),
    };
  const { example } = answer;
  return example === undefined
    ? { schema: { type: "string", format: "binary" } }
    : { schema: { type: "string" }, example };
}

function describe(answer: Answer, isOneOfSeveral: boolean): string {
  const asked = isOneOfSeveral ? `As \`${mediaType(answer)}\`: ` : "";
  if (answer.kind === "events") return asked + streamDescription(answer.streams, answer.numbered === true);
  return asked + (answer.kind === "json" ? "The answer as JSON." : "The bytes.");
}

/** The problems by their status, each with an example. */
function refusals(route: Route, schemas: Schemas) {
  const byStatus = Map.groupBy(problemsOf(route), (code) => PROBLEMS[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\`: ${PROBLEMS[code].title}.`).join("\n\n"),
        headers: headers([...COMMON_HEADERS, ...codes.flatMap((code) => PROBLEM_HEADERS[code] ?? [])]),
        content: {
          "application/problem+json": {
            schema: schemas.of(ProblemBody),
            examples: Object.fromEntries(
              codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]),
            ),
          },
        },
      },
    ]),
  );
}
