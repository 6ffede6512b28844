import { useCallback, useEffect, useRef, useState } from "react";
import { Link, Redirect, useLocation } from "wouter";
import { titleOf } from "../../lib/format.ts";
import { useRun } from "../../lib/queries.ts";
import { service } from "../../lib/service.ts";
import { Button, buttonClass, IconButton } from "../../ui/button.tsx";
import { Confirm } from "../../ui/confirm.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Column, Page } from "../../ui/page.tsx";
import { ask, askAgain } from "./ask.ts";
import { AskBox } from "./ask-box.tsx";
import {
  type AskedQuestion,
  type BrowserConversation,
  conversationOfRun,
  forget,
  keepNew,
  newQuestion,
  useConversations,
} from "./conversations.ts";
import { Exchange } from "./exchange.tsx";
import { STARTERS, TEXT } from "./text.ts";
import { useEnd } from "./use-end.ts";

/** The Chat page: a new conversation, one that is kept here, or the one that a run belongs to. */
export function ChatPage({ id }: { id?: string | undefined }) {
  const conversations = useConversations();
  if (id === undefined) return <NewConversation />;
  if (id.startsWith("run_")) return <ConversationOfRun runId={id} />;
  const held = conversations.find((each) => each.id === id);
  return held ? <Conversation key={id} held={held} /> : <Missing />;
}

function NewConversation() {
  const [, navigate] = useLocation();
  const begin = (question: string) => navigate(`/chat/${ask(question, null)}`);
  return (
    <Page
      title={TEXT.fresh}
      tab={TEXT.title}
      actions={
        <Link href="/memory" className={buttonClass("default")}>
          {TEXT.memory}
        </Link>
      }
    >
      <div tabIndex={0} className="min-h-0 grow overflow-y-auto bg-surface outline-offset-[-2px]">
        <div className="mx-auto grid w-full max-w-(--measure) gap-6 px-4 py-8 tablet:px-6 tablet:pt-14">
          <div className="grid gap-3">
            <h2 className="serif text-display max-tablet:text-verdict">{TEXT.hero}</h2>
            <p className="text-lg text-text-2">{TEXT.heroLine}</p>
          </div>
          <AskBox isLive={false} onAsk={begin} onStop={null} />
          <section aria-label={TEXT.starters} className="grid gap-2">
            <p className="text-sm font-semibold">{TEXT.starters}</p>
            {STARTERS.map((question) => (
              <button
                key={question}
                type="button"
                onClick={() => begin(question)}
                className="flex min-h-11 items-center gap-3 rounded-card border border-line bg-surface px-4 py-2.5 text-left text-md hover:border-line-strong hover:bg-hover"
              >
                <span className="min-w-0 grow">{question}</span>
                <Icon name="chevron" size={16} className="text-text-3" />
              </button>
            ))}
          </section>
        </div>
      </div>
    </Page>
  );
}

function Conversation({ held }: { held: BrowserConversation }) {
  const { id, questions } = held;
  const [, navigate] = useLocation();
  const scroller = useRef<HTMLDivElement>(null);
  const { isAtEnd, toEnd } = useEnd(scroller);
  const last = questions.at(-1)!;
  const isLive = last.end === null;
  const onAskAgain = useCallback(
    (asked: AskedQuestion, question?: string) => {
      const where = askAgain(id, asked, question);
      if (where !== id) navigate(`/chat/${where}`);
    },
    [id, navigate],
  );
  const title = titleOf(questions[0]!.question);
  return (
    <Page title={title} actions={<ForgetButton id={id} />}>
      <div
        ref={scroller}
        tabIndex={0}
        className="min-h-0 grow overflow-y-auto bg-surface outline-offset-[-2px]"
      >
        <div
          role="log"
          aria-label={TEXT.log}
          className="mx-auto grid w-full max-w-(--measure) gap-10 px-4 pt-8 pb-6 tablet:px-6"
        >
          {questions.map((asked, i) => (
            <Exchange
              key={asked.id}
              conversationId={id}
              asked={asked}
              isLast={i === questions.length - 1}
              onAskAgain={onAskAgain}
            />
          ))}
        </div>
      </div>
      <div className="relative bg-surface">
        {!isAtEnd && (
          <Button icon="down" onClick={toEnd} className="absolute -top-12 left-1/2 -translate-x-1/2">
            {TEXT.newest}
          </Button>
        )}
        <div className="mx-auto w-full max-w-(--measure) px-4 pb-3 tablet:px-6 tablet:pb-4">
          <AskBox
            isLive={isLive}
            onAsk={(question) => {
              ask(question, id);
              toEnd();
            }}
            onStop={isLive && last.run_id !== null ? () => service().cancel(last.run_id!) : null}
          />
        </div>
      </div>
    </Page>
  );
}

function ForgetButton({ id }: { id: string }) {
  const [, navigate] = useLocation();
  const [isForgetting, setForgetting] = useState(false);
  return (
    <>
      <IconButton icon="trash" label={TEXT.forget} onClick={() => setForgetting(true)} />
      <Confirm
        open={isForgetting}
        onClose={() => setForgetting(false)}
        onConfirm={() => {
          forget(id);
          navigate("/chat");
        }}
        title={TEXT.forget}
        says={TEXT.forgetSays}
        action={TEXT.forgetAction}
      />
    </>
  );
}

/** A run that was asked for elsewhere becomes a conversation here, which can go on. */
function ConversationOfRun({ runId }: { runId: string }) {
  const known = conversationOfRun(runId);
  const { data: run, isError } = useRun(runId);
  useEffect(() => {
    if (run?.kind === "chat" && !conversationOfRun(runId)) keepNew([newQuestion(run.task, runId)]);
  }, [run, runId]);
  if (known) return <Redirect to={`/chat/${known.id}`} replace />;
  if (isError || (run && run.kind !== "chat")) return <Missing />;
  return (
    <Page title={TEXT.title}>
      <Column>
        <p className="text-sm text-text-2">{TEXT.loading}</p>
      </Column>
    </Page>
  );
}

function Missing() {
  return (
    <Page title={TEXT.title}>
      <Column>
        <Empty
          title={TEXT.missing}
          action={
            <div className="flex flex-wrap gap-2">
              <Link href="/chat" className={buttonClass("primary")}>
                {TEXT.fresh}
              </Link>
              <Link href="/runs" className={buttonClass("default")}>
                {TEXT.runs}
              </Link>
            </div>
          }
        >
          {TEXT.missingMore}
        </Empty>
      </Column>
    </Page>
  );
}
