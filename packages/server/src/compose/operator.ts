import { Stopped } from "../agents/port.ts";
import { createListAllRuns } from "../usecases/operator/list-all-runs.ts";
import { createManageAccounts } from "../usecases/operator/manage-accounts.ts";
import { createShowOverview } from "../usecases/operator/show-overview.ts";
import type { ShowService } from "../usecases/service/show-service.ts";
import type { Parts } from "./parts.ts";
import { abortEverywhere, type ServiceState } from "./use-cases.ts";

/** The use cases of the operator: accounts, runs and the state of the instance. */
export function createOperatorUseCases(
  { base, storage, access, billing }: Parts,
  state: ServiceState,
  showService: ShowService,
) {
  const { config, log, clock } = base;
  const { db, census, bundles, disk } = storage;
  const { accounts, changes, apiKeys, licenses, plans, replies } = access;
  const { metering, purchases } = billing;
  const abort = abortEverywhere(storage.notices, log, state);
  const stopRuns = (ids: string[]) => {
    for (const id of ids) abort(id, new Stopped("cancelled"));
  };
  return {
    manageAccounts: createManageAccounts({
      db,
      log,
      accounts,
      changes,
      apiKeys,
      licenses,
      plans,
      metering,
      purchases,
      bundles,
      census,
      replies,
      stopRuns,
    }),
    listAllRuns: createListAllRuns({ census }),
    showOverview: createShowOverview({ db, clock, config, accounts, census, disk, showService }),
  };
}

export type OperatorUseCases = ReturnType<typeof createOperatorUseCases>;
