import { Link } from "wouter";
import { conversationsOf } from "../../lib/conversations.ts";
import { plural } from "../../lib/format.ts";
import { plain } from "../../lib/plain.ts";
import { useRuns } from "../../lib/queries.ts";
import { Card } from "../../ui/card.tsx";
import { Heading } from "../../ui/heading.tsx";
import { Column, Page } from "../../ui/page.tsx";
import { Sign } from "../../ui/sign.tsx";
import { NoteList } from "./note-list.tsx";
import { ConversationState } from "./conversation-state.tsx";
import { TEXT } from "./text.ts";

/** The chat's notes and the states of conversations; with an id, the state of that conversation. */
export function MemoryPage({ id }: { id?: string | undefined }) {
  if (id !== undefined) return <ConversationState key={id} id={id} />;
  return (
    <Page title={TEXT.title}>
      <Column wide>
        <Heading title={TEXT.lead}>{TEXT.line}</Heading>
        <NoteList />
        <States />
        <section className="grid gap-1.5 text-sm text-text-2" aria-labelledby="elsewhere">
          <h2 id="elsewhere" className="text-sm font-semibold text-text">
            {TEXT.elsewhere}
          </h2>
          {TEXT.elsewhereLines.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </section>
      </Column>
    </Page>
  );
}

/** The conversations that have a state, by their newest run. */
function States() {
  const { data: runs } = useRuns();
  if (runs === undefined) return null;
  const coded = runs.filter(({ kind, conversation_id }) => kind === "code" && conversation_id !== null);
  return (
    <section className="grid gap-3" aria-labelledby="states">
      <h2 id="states" className="flex flex-wrap items-baseline gap-x-3 text-sm font-semibold">
        {TEXT.states}
        <span className="text-xs font-normal text-text-2">{TEXT.statesLine}</span>
      </h2>
      {coded.length === 0 ? (
        <p className="text-sm text-text-2">{TEXT.noStates}</p>
      ) : (
        <Card>
          <ul className="divide-y divide-line">
            {conversationsOf(coded).map(({ key, title, newest, runs: own, outcome }) => (
              <li key={key}>
                <Link
                  href={`/memory/${newest.conversation_id}`}
                  className="flex min-h-11 items-center gap-3 px-4 py-2 text-sm -outline-offset-2 hover:bg-hover"
                >
                  <Sign sign={outcome.sign} />
                  <span className="min-w-0 grow truncate">{plain(title)}</span>
                  <span className="shrink-0 text-xs text-text-2">{plural(own.length, "run")}</span>
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}
