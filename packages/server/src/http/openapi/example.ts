/** The parts of JSON Schema that are used here. */
export interface Schema {
  $ref?: string;
  description?: string;
  type?: string;
  format?: string;
  const?: unknown;
  enum?: unknown[];
  examples?: unknown[];
  default?: unknown;
  minimum?: number;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  discriminator?: { propertyName: string; mapping: Record<string, string> };
}

type Named = Readonly<Record<string, Schema>>;

/** A value that fits a schema: its own example, or one assembled from the examples of its parts. */
export function exampleOf(schema: Schema, named: Named): unknown {
  const { $ref, examples, enum: members, allOf } = schema;
  if (examples?.length) return examples[0];
  if ($ref !== undefined) return exampleOf(referred($ref, named), named);
  if (schema.const !== undefined) return schema.const;
  if (members) return members[0];
  if (schema.default !== undefined) return schema.default;
  if (allOf) return Object.assign({}, ...allOf.map((part) => exampleOf(part, named))) as unknown;
  const several = schema.anyOf ?? schema.oneOf;
  if (several) return exampleOf(several.find(({ type }) => type !== "null") ?? several[0]!, named);
  return exampleOfType(schema, named);
}

function exampleOfType(schema: Schema, named: Named): unknown {
  const { type, items, minimum = 0 } = schema;
  switch (type) {
    case "object":
      return exampleOfObject(schema, named);
    case "array":
      return items ? [exampleOf(items, named)] : [];
    case "boolean":
      return true;
    case "integer":
    case "number":
      return Math.max(minimum, 0);
    case "string":
      return "";
    case undefined:
    default:
      return null;
  }
}

/** An object with every required field, and the optional ones that have an example. */
function exampleOfObject({ properties = {}, required = [] }: Schema, named: Named): unknown {
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name, field]) => required.includes(name) || field.examples)
      .map(([name, field]) => [name, exampleOf(field, named)]),
  );
}

function referred(ref: string, named: Named): Schema {
  const schema = named[ref.slice(ref.lastIndexOf("/") + 1)];
  if (!schema) throw new Error(`there is no schema ${ref}`);
  return schema;
}
