import { STREAMS, type RunKind } from "@signet/contract";
import type { z } from "zod";
import { exampleOf, type Schema } from "./example.ts";
import type { Schemas } from "./schemas.ts";

const pascal = (name: string) => name.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
const refTo = (name: string) => `#/components/schemas/${name}`;
/** The name of an event's schema. Streams with events of the same name share the schema. */
const schemaName = (event: string) => `${pascal(event)}Event`;

/** The events of streams: data by name. */
const eventsOf = (kinds: readonly RunKind[]): Record<string, z.ZodType> =>
  Object.assign({}, ...kinds.map((kind) => STREAMS[kind].events)) as Record<string, z.ZodType>;

/** The schema of a stream: a union of its events, discriminated by name. Adds each event to the named schemas. */
export function streamSchema(kinds: readonly RunKind[], schemas: Schemas): Schema {
  const events = Object.entries(eventsOf(kinds));
  for (const [event, data] of events) schemas.named[schemaName(event)] ??= eventObject(event, data, schemas);
  const name = `${kinds.length === 1 ? pascal(kinds[0]!) : "Run"}StreamEvent`;
  schemas.named[name] = {
    description: "One event of the stream; `event` tells which.",
    oneOf: events.map(([event]) => ({ $ref: refTo(schemaName(event)) })),
    discriminator: {
      propertyName: "event",
      mapping: Object.fromEntries(events.map(([event]) => [event, refTo(schemaName(event))])),
    },
  };
  return { $ref: refTo(name) };
}

/** An event as the fields of its block in the stream, with `data` as the JSON that it holds. */
const eventObject = (event: string, data: z.ZodType, schemas: Schemas): Schema => ({
  description: data.meta()?.description ?? event,
  type: "object",
  properties: {
    event: { type: "string", const: event },
    data: schemas.of(data),
    id: {
      type: "string",
      description: "Number of the event, in the stream of /runs/{run_id}/events: the same as `seq`",
    },
  },
  required: ["event", "data"],
});

/** One example of each event. */
export const eventExamples = (kinds: readonly RunKind[], { named }: Schemas) =>
  Object.fromEntries(
    Object.keys(eventsOf(kinds)).map((event) => [
      event,
      { value: exampleOf({ $ref: refTo(schemaName(event)) }, named) },
    ]),
  );

/** Describes the format of a stream and the schemas of its events. */
export function streamDescription(kinds: readonly RunKind[], numbered: boolean): string {
  const told = Object.keys(eventsOf(kinds)).map(
    (event) => `\`${event}\` is [${schemaName(event)}](${refTo(schemaName(event))})`,
  );
  const ends =
    kinds.length === 1
      ? STREAMS[kinds[0]!].ends
      : kinds.map((kind) => `Of a ${kind} run: ${STREAMS[kind].ends}`).join(" ");
  return [
    "Server-sent events in UTF-8. OpenAPI 3.1 cannot describe them: the schema describes one event, as an object of its fields. Each event is a block of lines with an empty line behind it:",
    `\`\`\`\n${numbered ? "id: <seq>\n" : ""}event: <name>\ndata: <JSON on one line>\n\`\`\``,
    `\`event\` decides the schema: ${told.join(", ")}.`,
    `${ends} A line \`: ping\` comes after 15 seconds of silence. A stream that ends without its last event was cut: go on at \`/runs/{run_id}/events\` with \`after\`.`,
  ].join("\n\n");
}
