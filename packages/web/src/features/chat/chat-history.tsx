import { Link, useLocation } from "wouter";
import { day, plural, titleOf } from "../../lib/format.ts";
import type { OutcomeWords } from "../../lib/outcome.ts";
import { Sign } from "../../ui/sign.tsx";
import { type BrowserConversation, useConversations } from "./conversations.ts";
import { TEXT } from "./text.ts";

const says = TEXT.side;

/** The conversations that this browser keeps, for the side bar. */
export function ChatHistory({ onLeave }: { onLeave: () => void }) {
  const conversations = useConversations();
  const [location] = useLocation();
  if (conversations.length === 0) return <p className="px-2 pt-4 text-sm text-text-2">{says.empty}</p>;
  const days = Map.groupBy(conversations, ({ changed_at }) => day(new Date(changed_at)));
  return [...days].map(([name, held]) => (
    <section key={name} aria-label={name}>
      <h2 className="px-2 pt-4 pb-1.5 text-xs text-text-2">{name}</h2>
      <ul>
        {held.map((each) => (
          <HistoryEntry
            key={each.id}
            held={each}
            isHere={location === `/chat/${each.id}`}
            onLeave={onLeave}
          />
        ))}
      </ul>
    </section>
  ));
}

function HistoryEntry({
  held,
  isHere,
  onLeave,
}: {
  held: BrowserConversation;
  isHere: boolean;
  onLeave: () => void;
}) {
  const { sign, words } = outcomeOf(held);
  return (
    <li>
      <Link
        href={`/chat/${held.id}`}
        onClick={onLeave}
        aria-current={isHere ? "page" : undefined}
        className="flex items-start gap-2.5 rounded-card border border-transparent px-2 py-1.5 hover:bg-hover aria-[current=page]:border-line aria-[current=page]:bg-selected"
      >
        <span className="grid h-5 w-4 place-items-center">
          <Sign sign={sign} />
        </span>
        <span className="min-w-0 grow">
          <span className="block truncate text-sm font-medium">{titleOf(held.questions[0]!.question)}</span>
          <span className="block truncate text-xs text-text-2">{words}</span>
        </span>
      </Link>
    </li>
  );
}

/** What the newest answer came to, and how much of the conversation has evidence. */
function outcomeOf({ questions }: BrowserConversation): OutcomeWords {
  const { end } = questions.at(-1)!;
  if (end === null) return { sign: "live", words: says.live };
  if (end === "cancelled") return { sign: "cancelled", words: says.cancelled };
  if (end !== "answered") return { sign: "bad", words: says.refused };
  const sum = (kind: "supported" | "looked_up" | "own_knowledge") =>
    questions.reduce((all, { claims }) => all + claims[kind], 0);
  const backed = sum("supported") + sum("looked_up");
  const all = backed + sum("own_knowledge");
  if (all === 0) return { sign: "none", words: says.answered };
  if (backed === 0) return { sign: "none", words: says.own };
  return {
    sign: backed === all ? "good" : "none",
    words: says.claims(plural(all, "claim"), backed),
  };
}
