import { useQuery, useQueryClient } from "@tanstack/react-query";
import { memo, useEffect, useRef, useState } from "react";
import { foldAll } from "../../lib/fold.ts";
import { useRunView } from "../../lib/run-events.ts";
import { service } from "../../lib/service.ts";
import { AnswerEnded, AnswerUnderWay } from "./answer-body.tsx";
import { makeHtml } from "./answer-html.ts";
import { createAnswerFold, NO_ANSWER, tallyOf } from "./answer-view.ts";
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

function Sending({ conversationId, asked }: { conversationId: string; asked: AskedQuestion }) {
  useEffect(() => void sendQuestion(conversationId, asked), [conversationId, asked]);
  return <AnswerUnderWay view={NO_ANSWER} isSent={false} />;
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
  const { view, state, problem } = useRunView("chat", runId, createAnswerFold);
  const queries = useQueryClient();
  const { id } = asked;
  const ended = state === "ended" ? view : null;
  useEffect(() => {
    if (state === "failed") changeQuestion(conversationId, id, { answer: "", end: "refused", problem });
  }, [state, problem, conversationId, id]);
  useEffect(() => {
    if (ended === null) return;
    const { answer, end, problem: why, claims } = ended;
    void makeHtml(answer, claims).then(() => {
      queries.setQueryData(["answer", runId], ended);
      changeQuestion(conversationId, id, {
        answer,
        end: end ?? "error",
        problem: why,
        claims: tallyOf(claims),
      });
    });
    void queries.invalidateQueries({ queryKey: ["runs"] });
    void queries.invalidateQueries({ queryKey: ["usage"] });
  }, [ended, conversationId, id, runId, queries]);
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
      return foldAll(createAnswerFold, events);
    },
    enabled: isNear && runId !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const kept = { ...NO_ANSWER, answer: asked.answer ?? "", problem: asked.problem };
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
