import type { Migration } from "kysely/migration";
import { providerSettings } from "./migrations/0002-provider-settings.ts";
import { webhooks } from "./migrations/0003-webhooks.ts";
import { metering } from "./migrations/0004-metering.ts";
import { accounts } from "./migrations/0005-accounts.ts";
import { purchases } from "./migrations/0006-purchases.ts";
import { chat } from "./migrations/0007-chat.ts";
import { fairUse } from "./migrations/0008-fair-use.ts";
import { retention } from "./migrations/0009-retention.ts";
import { taskState } from "./migrations/0010-task-state.ts";
import { techniques } from "./migrations/0011-techniques.ts";
import { techniqueMemory } from "./migrations/0012-technique-memory.ts";
import { bundles } from "./migrations/0013-bundles.ts";
import { ledgerTree } from "./migrations/0014-ledger-tree.ts";
import { operator } from "./migrations/0015-operator.ts";
import { ledgerRows } from "./migrations/0016-ledger-rows.ts";
import { keyRotation } from "./migrations/0017-key-rotation.ts";
import { shared } from "./migrations/0019-shared.ts";
import { blobPlaces } from "./migrations/0051-blob-places.ts";
import { callsInDoubt } from "./migrations/0021-calls-in-doubt.ts";
import { runsAndLedger } from "./migrations/0001-runs-and-ledger.ts";

/** All migrations in order. A released one is never edited. Column types are those that SQLite and Postgres share. */
export const migrations: Record<string, Migration> = {
  "0001_runs_and_ledger": runsAndLedger,
  "0002_provider_settings": providerSettings,
  "0003_webhooks": webhooks,
  "0004_metering": metering,
  "0005_accounts": accounts,
  "0006_purchases": purchases,
  "0007_chat": chat,
  "0008_fair_use": fairUse,
  "0009_retention": retention,
  "0010_task_state": taskState,
  "0011_techniques": techniques,
  "0012_technique_memory": techniqueMemory,
  "0013_bundles": bundles,
  "0014_ledger_tree": ledgerTree,
  "0015_operator": operator,
  "0016_ledger_rows": ledgerRows,
  "0017_key_rotation": keyRotation,
  "0019_shared": shared,
  "0021_calls_in_doubt": callsInDoubt,
  "0051_blob_places": blobPlaces,
};
