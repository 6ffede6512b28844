import { ModelError } from "../../modules/models/model-error.ts";
import type { Models } from "../../modules/models/resolve.ts";
import { PageError } from "../../modules/web/page-error.ts";
import type { SearchService } from "../../modules/web/search-service.ts";

/** Searches with the provider of the model that answers now, by a request of its own. */
export const createProviderSearch = ({ models }: { models: Pick<Models, "search"> }): SearchService => ({
  name: "provider",
  async find(q, signal) {
    try {
      const found = await models.search(q, signal);
      if (found !== null) return found;
    } catch (thrown) {
      if (thrown instanceof ModelError)
        throw new PageError(`the provider's search failed: ${thrown.message}`);
      throw thrown;
    }
    throw new PageError("the provider of the model that answers now has no search");
  },
});
