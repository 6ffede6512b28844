import { bodiesOf, answersOf, type ReferenceRoute } from "./read-document.ts";

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
const text = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

/** The command that sends the example of a route, safe to paste into a shell. `credential` is the option of curl that says who asks. */
export function curlOf(route: ReferenceRoute, serviceUrl: string, credential: string | null): string {
  const { method, path, parameters = [] } = route;
  const filled = path.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const example = parameters.find((each) => each.in === "path" && each.name === name)?.example;
    return example === undefined ? whole : text(example).split("/").map(encodeURIComponent).join("/");
  });
  const query = new URLSearchParams(
    parameters
      .filter((each) => each.in === "query" && each.required)
      .map(({ name, example }) => [name, text(example ?? "")]),
  ).toString();
  const [body] = bodiesOf(route);
  const isStream = answersOf(route).some(({ forms }) => forms[0]?.type === "text/event-stream");
  const parts = [
    `curl${isStream ? " -N" : ""}${method === "GET" ? "" : ` -X ${method}`} ${quoted(serviceUrl + filled + (query && `?${query}`))}`,
    ...(credential === null ? [] : [credential]),
    ...(body ? [`-H ${quoted(`Content-Type: ${body.type}`)}`] : []),
    ...(body
      ? [body.example === undefined ? "--data-binary @file" : `-d ${quoted(JSON.stringify(body.example))}`]
      : []),
  ];
  return parts.join(" \\\n  ");
}
