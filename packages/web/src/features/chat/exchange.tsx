import { useQuery, useQueryClient } from "@tanstack/react-query";
import { memo, useEffect, useMemo, useRef, useState } from "react";
import { useRunEvents } from "../../lib/run-events.ts";
import { service } from "../../lib/service.ts";
import { AnswerEnded, AnswerUnderWay } from "./answer-body.tsx";
import { type AnswerView, tallyOf, viewAnswer } from "./answer-view.ts";
import { sendQuestion } from "./ask.ts";
import { type AskedQuestion, changeQuestion } from "./conversations.ts";
import { QuestionText } from "./question-text.tsx";

export interface ExchangeProps {
  conversationId: string;
  asked: AskedQuestion;
  isLast: boolean;
  /** Asks it again, in other words if they are given. */
  onAskAgain: (asked: AskedQuestion, question?: string) => void;
}

/** A question and its answer: under way, or as it was kept. */
export const Exchange = memo(function Exchange(props: ExchangeProps) {
  const { conversationId, asked, isLast, onAskAgain } = props;
  const isPending = asked.end === null;
  return (
    <article
      aria-busy={isPending}
      data-run={asked.run_id}
      className={`grid gap-4 ${isLast ? "" : "[contain-intrinsic-size:auto_260px] [content-visibility:auto]"}`}
    >
      <QuestionText
        question={asked.question}
        isLast={isLast}
        onEdit={isPending ? null : (question) => onAskAgain(asked, question)}
      />
      {!isPending && <Kept {...props} />}
      {isPending && asked.run_id === null && <Sending conversationId={conversationId} asked={asked} />}
      {isPending && asked.run_id !== null && (
        <Live conversationId={conversationId} asked={asked} runId={asked.run_id} />
      )}
    </article>
  );
});

const NOTHING: AnswerView = {
  phase: null,
  reason: null,
  actions: [],
  answer: "",
  claims: [],
  end: null,
  problem: null,
  ms: 0,
};

function Sending({ conversationId, asked }: { conversationId: string; asked: AskedQuestion }) {
  useEffect(() => void sendQuestion(conversationId, asked), [conversationId, asked]);
  return <AnswerUnderWay view={NOTHING} isSent={false} />;
}

function Live({
  conversationId,
  asked,
  runId,
}: {
  conversationId: string;
  asked: AskedQuestion;
  runId: string;
}) {
  const { events, state, problem } = useRunEvents("chat", runId);
  const view = useMemo(() => viewAnswer(events), [events]);
  const queries = useQueryClient();
  const { id } = asked;
  useEffect(() => {
    if (state === "failed") changeQuestion(conversationId, id, { answer: "", end: "refused", problem });
    if (state !== "ended") return;
    queries.setQueryData(["answer", runId], view);
    const { answer, end, problem: why, claims } = view;
    changeQuestion(conversationId, id, {
      answer,
      end: end ?? "error",
      problem: why,
      claims: tallyOf(claims),
    });
    void queries.invalidateQueries({ queryKey: ["runs"] });
    void queries.invalidateQueries({ queryKey: ["usage"] });
  }, [state, problem, view, conversationId, id, runId, queries]);
  return <AnswerUnderWay view={view} isSent />;
}

/** An answer that has ended: its text at once, its actions and evidence when the reader comes near. */
function Kept({ asked, isLast, onAskAgain }: ExchangeProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const runId = asked.run_id;
  const { data, isError } = useQuery({
    queryKey: ["answer", runId],
    queryFn: async ({ signal }) => {
      const events = await Array.fromAsync(service().chatEvents(runId!, 0, signal));
      return viewAnswer(events);
    },
    enabled: isNear && runId !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const kept = { ...NOTHING, answer: asked.answer ?? "", problem: asked.problem };
  return (
    <div ref={place}>
      <AnswerEnded
        view={data ?? kept}
        end={asked.end ?? "error"}
        isGone={isError}
        runId={runId}
        onAskAgain={isLast ? () => onAskAgain(asked) : null}
      />
    </div>
  );
}

/** Whether an element has come near what is seen. */
function useNear(place: React.RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const watcher = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: "400px" },
    );
    watcher.observe(place.current!);
    return () => watcher.disconnect();
  }, [place]);
  return isNear;
}
