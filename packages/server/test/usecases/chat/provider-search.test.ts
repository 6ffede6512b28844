import assert from "node:assert/strict";
import { test } from "node:test";
import { ModelError } from "../../../src/modules/models/model-error.ts";
import { createProviderSearch } from "../../../src/usecases/chat/provider-search.ts";

const never = new AbortController().signal;

test("a provider's search gives what it found, and each of its failures as a refusal that the model can read", async () => {
  const pages = [{ url: "https://a.example/" }];
  assert.equal(await createProviderSearch({ models: { search: async () => pages } }).find("q", never), pages);
  const none = createProviderSearch({ models: { search: async () => null } });
  await assert.rejects(none.find("q", never), { name: "PageError", message: /has no search/ });
  const failing = (thrown: Error) =>
    createProviderSearch({ models: { search: () => Promise.reject(thrown) } }).find("q", never);
  const error = new ModelError("model_timeout", "the provider fell silent for 60 s", { retryable: true });
  await assert.rejects(failing(error), {
    name: "PageError",
    message: /search failed: the provider fell silent/,
  });
  const bug = new TypeError("a bug");
  await assert.rejects(failing(bug), bug);
});
