import { z } from "zod";
import type { Schema } from "./example.ts";

const DEFS = "#/$defs/";
const COMPONENTS = "#/components/schemas/";

/**
 * Converts the contract's schemas to JSON Schema 2020-12, which OpenAPI 3.1 uses. Schemas with an id become named ones and
 * are referenced. All describe the input side: a field with a default is optional.
 */
export function createSchemas() {
  const named: Record<string, Schema> = {};

  return {
    /** The named schemas so far. */
    named,
    of(schema: z.ZodType): Schema {
      const made = z.toJSONSchema(schema, { io: "input", unrepresentable: "any", override: simplify });
      const {
        $schema: _,
        $defs = {},
        ...own
      } = JSON.parse(JSON.stringify(made).replaceAll(DEFS, COMPONENTS)) as Schema & {
        $schema: string;
        $defs?: Record<string, Schema>;
      };
      Object.assign(named, $defs);
      return own;
    },
  };
}

/** Removes redundant parts (a pattern beside a format, the bounds of safe integers) and writes records with known keys as objects. */
function simplify({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const keys = (jsonSchema.propertyNames as Schema | undefined)?.enum;
  const { additionalProperties: value } = jsonSchema;
  if (keys && value !== undefined) {
    jsonSchema.properties = Object.fromEntries(keys.map((key) => [String(key), value]));
    delete jsonSchema.propertyNames;
    delete jsonSchema.additionalProperties;
  }
  if (jsonSchema.format === "date-time") delete jsonSchema.pattern;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  delete jsonSchema["id"];
}

export type Schemas = ReturnType<typeof createSchemas>;
