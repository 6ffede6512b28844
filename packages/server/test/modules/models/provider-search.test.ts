// The answers are written from the providers' documentation; none is a recording of a live service.
import assert from "node:assert/strict";
import { test } from "node:test";
import { PROVIDER_IDS, type ProviderId, PROVIDERS } from "@signet/contract";
import { DEADLINES } from "../../../src/modules/models/deadlines.ts";
import { searchWithProvider } from "../../../src/modules/models/provider-search.ts";
import type { ProviderChoice } from "../../../src/modules/models/provider.ts";
import { KEY } from "./ask.ts";

const never = new AbortController().signal;
const sse = (events: object[]) =>
  new Response(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(""), {
    headers: { "content-type": "text/event-stream" },
  });

const choiceOf = (provider: ProviderId, baseUrl: string | null = null): ProviderChoice => ({
  provider,
  engine: "byok",
  settings: PROVIDERS[provider].prefix,
  apiKey: KEY,
  baseUrl,
  model: PROVIDERS[provider].defaultModel ?? "m",
  contextTokens: 0,
  vision: null,
  trust: "public",
});

interface Sent {
  url: string;
  body: Record<string, unknown>;
}

function find(choice: ProviderChoice, answer: () => Response, signal = never) {
  const sent: Sent[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    sent.push({ url: input as string, body: JSON.parse(init!.body as string) as Sent["body"] });
    return answer();
  };
  const found = searchWithProvider(
    choice,
    { deadlines: DEADLINES, fetchFor: () => fetch },
    "blue herons",
    signal,
  );
  return { sent, found };
}

const ANTHROPIC = [
  {
    type: "message_start",
    message: {
      id: "m",
      type: "message",
      role: "assistant",
      model: "c",
      content: [],
      usage: { input_tokens: 9, output_tokens: 1 },
    },
  },
  {
    type: "content_block_start",
    index: 0,
    content_block: { type: "server_tool_use", id: "srvtoolu_1", name: "web_search", input: {} },
  },
  {
    type: "content_block_delta",
    index: 0,
    delta: { type: "input_json_delta", partial_json: '{"query":"blue herons"}' },
  },
  { type: "content_block_stop", index: 0 },
  {
    type: "content_block_start",
    index: 1,
    content_block: {
      type: "web_search_tool_result",
      tool_use_id: "srvtoolu_1",
      content: [
        {
          type: "web_search_result",
          url: "https://a.example/",
          title: "Herons",
          encrypted_content: "x",
          page_age: null,
        },
        {
          type: "web_search_result",
          url: "https://b.example/",
          title: "Egrets",
          encrypted_content: "y",
          page_age: "May 1",
        },
      ],
    },
  },
  { type: "content_block_stop", index: 1 },
  { type: "content_block_start", index: 2, content_block: { type: "text", text: "", citations: [] } },
  {
    type: "content_block_delta",
    index: 2,
    delta: {
      type: "citations_delta",
      citation: {
        type: "web_search_result_location",
        url: "https://a.example/",
        title: "Herons",
        encrypted_index: "z",
        cited_text: "Herons eat fish.",
      },
    },
  },
  { type: "content_block_delta", index: 2, delta: { type: "text_delta", text: "They eat fish." } },
  { type: "content_block_stop", index: 2 },
  {
    type: "message_delta",
    delta: { stop_reason: "end_turn", stop_sequence: null },
    usage: { output_tokens: 9 },
  },
  { type: "message_stop" },
];

const annotation = {
  type: "url_citation",
  url: "https://a.example/",
  title: "Herons",
  start_index: 0,
  end_index: 4,
};
const item = (index: number, content: object) => [
  { type: "response.output_item.added", output_index: index, item: content },
  { type: "response.output_item.done", output_index: index, item: content },
];
/** OpenAI's Responses interface, which xAI has too. */
const responses = (model: string) => [
  {
    type: "response.created",
    response: { id: "r", object: "response", created_at: 1, model, status: "in_progress", output: [] },
  },
  ...item(0, {
    type: "web_search_call",
    id: "ws_1",
    status: "completed",
    action: { type: "search", query: "blue herons", sources: [{ type: "url", url: "https://a.example/" }] },
  }),
  {
    type: "response.output_item.added",
    output_index: 1,
    item: { type: "message", id: "msg_1", role: "assistant", status: "in_progress", content: [] },
  },
  { type: "response.output_text.delta", item_id: "msg_1", output_index: 1, content_index: 0, delta: "Fish." },
  {
    type: "response.output_text.annotation.added",
    item_id: "msg_1",
    output_index: 1,
    content_index: 0,
    annotation_index: 0,
    annotation,
  },
  {
    type: "response.output_item.done",
    output_index: 1,
    item: {
      type: "message",
      id: "msg_1",
      role: "assistant",
      status: "completed",
      content: [{ type: "output_text", text: "Fish.", annotations: [annotation] }],
    },
  },
  {
    type: "response.completed",
    response: {
      id: "r",
      object: "response",
      created_at: 1,
      model,
      status: "completed",
      output: [],
      usage: { input_tokens: 9, output_tokens: 9, total_tokens: 18 },
    },
  },
];

const GEMINI = [
  {
    candidates: [
      {
        content: { role: "model", parts: [{ text: "They eat fish." }] },
        finishReason: "STOP",
        groundingMetadata: {
          webSearchQueries: ["blue herons"],
          groundingChunks: [{ web: { uri: "https://a.example/", title: "Herons" } }],
          groundingSupports: [
            { segment: { startIndex: 0, endIndex: 14, text: "They eat fish." }, groundingChunkIndices: [0] },
          ],
        },
      },
    ],
    usageMetadata: { promptTokenCount: 9, candidatesTokenCount: 9, totalTokenCount: 18 },
  },
];

const HERONS = [{ url: "https://a.example/", title: "Herons", snippet: undefined }];
const CASES: Partial<Record<ProviderId, { events: object[]; tool: object; found: object[] }>> = {
  anthropic: {
    events: ANTHROPIC,
    tool: { type: "web_search_20250305", name: "web_search", max_uses: 2 },
    found: [
      { url: "https://a.example/", title: "Herons", snippet: "Herons eat fish." },
      { url: "https://b.example/", title: "Egrets", snippet: undefined },
    ],
  },
  openai: { events: responses("gpt"), tool: { type: "web_search" }, found: HERONS },
  xai: { events: responses("grok"), tool: { type: "web_search" }, found: HERONS },
  gemini: { events: GEMINI, tool: { googleSearch: {} }, found: HERONS },
};

for (const [provider, { events, tool, found }] of Object.entries(CASES))
  test(`the pages that ${provider} finds with its own search are given, with the query as all that is sent`, async () => {
    const asking = find(choiceOf(provider as ProviderId), () => sse(events));
    assert.deepEqual(await asking.found, found);
    const [{ body }] = asking.sent as [Sent];
    assert.deepEqual(body["tools"], [tool]);
    assert.match(JSON.stringify(body), /blue herons/);
    if ("store" in body) assert.equal(body["store"], false, "the provider stores nothing");
    assert.doesNotMatch(JSON.stringify(body), new RegExp(KEY));
  });

test("the pages that the answer cites come first", async () => {
  const sources = ["https://x.example/", "https://a.example/"].map((url) => ({ type: "url", url }));
  const events = responses("gpt").map((event) =>
    JSON.parse(JSON.stringify(event).replace(/"sources":\[.*?\]/, `"sources":${JSON.stringify(sources)}`)),
  ) as object[];
  const found = await find(choiceOf("openai"), () => sse(events)).found;
  assert.deepEqual(
    found!.map(({ url }) => url),
    ["https://a.example/", "https://x.example/"],
  );
});

test("a provider without a search of its own, or at another address, is not asked", async () => {
  for (const provider of PROVIDER_IDS) {
    const choices = CASES[provider] ? [] : [choiceOf(provider)];
    for (const choice of [...choices, choiceOf(provider, "https://proxy.example/v1")]) {
      const { sent, found } = find(choice, () => assert.fail("it is asked"));
      assert.deepEqual([await found, sent], [null, []], provider);
    }
  }
});

test("a search that fails is told in the service's words, and one that is stopped ends with the reason", async () => {
  const refused = find(choiceOf("anthropic"), () =>
    Response.json({ error: { message: KEY } }, { status: 401 }),
  );
  await assert.rejects(refused.found, (thrown: Error) => {
    assert.match(thrown.message, /refused the key \(401\)/);
    assert.doesNotMatch(thrown.message, new RegExp(KEY));
    return thrown.name === "ModelError";
  });
  const stop = AbortSignal.abort(new Error("stopped"));
  await assert.rejects(find(choiceOf("openai"), () => sse(responses("gpt")), stop).found, /stopped/);
});
