import { useQuery } from "@tanstack/react-query";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { serviceUrl, useService } from "../../lib/service.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { Choice } from "../../ui/choice.tsx";
import { Icon } from "../../ui/icon.tsx";
import { TEXT } from "./text.ts";

/** The screens that the verifier plays on. */
const SCREENS = { desktop: { w: 1024, h: 720 }, phone: { w: 390, h: 844 } } as const;
type ScreenName = keyof typeof SCREENS;
/** A signed address lasts ten minutes; one that is older is not opened any more. */
const FRESH_MS = 540_000;

/** The page itself, by its signed address, to be played on the screen of a desktop or a phone. */
export function Preview({
  runId,
  title,
  isNarrow,
  tabs,
  above,
}: {
  runId: string;
  title: string;
  isNarrow: boolean;
  /** Stand before its own controls. */
  tabs: ReactNode;
  /** What is to be known before it is played. */
  above: string | null;
}) {
  const [screen, setScreen] = useState<ScreenName>(isNarrow ? "phone" : "desktop");
  const [loads, setLoads] = useState(0);
  const address = useAddress(runId, loads);
  const frame = useRef<HTMLIFrameElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const { isPlaying, play } = usePlaying(frame);
  const isFull = useFullScreen(stage, frame);
  const room = useSize(stage);
  const screenSize = isFull ? null : sizeIn(room, SCREENS[screen], isNarrow);
  return (
    <div className="flex min-h-0 grow flex-col">
      <div className="flex flex-wrap items-center gap-2 border-b border-line bg-surface px-4 py-2 tablet:px-6">
        {tabs}
        <span className="grow" />
        <span className="max-tablet:hidden">
          <Choice label={TEXT.device} options={TEXT.devices} value={screen} onChoose={setScreen} />
        </span>
        <IconButton icon="refresh" label={TEXT.reload} onClick={() => setLoads(loads + 1)} />
        <IconButton
          icon="expand"
          label={TEXT.full}
          onClick={() => void stage.current?.requestFullscreen().then(play)}
        />
      </div>
      {above !== null && <p className="px-4 pt-3 text-xs text-care-text tablet:px-6">{above}</p>}
      <div className="flex min-h-0 grow flex-col px-4 py-3 tablet:px-6">
        <div ref={stage} className="grid min-h-0 grow place-items-center overflow-hidden bg-surface-2">
          {address === null && <p className="p-6 text-sm text-text-2">{TEXT.expired}</p>}
          {address && room.w > 0 && (
            <Screen
              frame={frame}
              address={address}
              title={title}
              size={screenSize}
              onPlay={isPlaying ? null : play}
            />
          )}
        </div>
      </div>
      <p role="status" className="px-4 pb-3 text-xs text-text-2 tablet:px-6">
        {isPlaying ? TEXT.playing : TEXT.resting}
      </p>
    </div>
  );
}

/** A screen of so many pixels, drawn smaller where there is less room. */
interface ScaledSize {
  w: number;
  h: number;
  scale: number;
}

const sizeIn = (
  room: { w: number; h: number },
  { w, h }: { w: number; h: number },
  isScrolled: boolean,
): ScaledSize => ({ w, h, scale: Math.min(1, room.w / w, isScrolled ? 1 : room.h / h) });

/** The frame that was verified: the page in it has no access to this workspace. Without a size it fills the screen. */
function Screen({
  frame,
  address,
  title,
  size,
  onPlay,
}: {
  frame: RefObject<HTMLIFrameElement | null>;
  address: string;
  title: string;
  size: ScaledSize | null;
  /** Null while the page is played. */
  onPlay: (() => void) | null;
}) {
  const outer = size && { width: size.w * size.scale + 2, height: size.h * size.scale + 2 };
  const inner = size && {
    width: size.w,
    height: size.h,
    transform: `scale(${size.scale})`,
    transformOrigin: "0 0",
  };
  return (
    <div
      className={
        size ? "relative overflow-hidden rounded-control border border-line-strong bg-surface" : "size-full"
      }
      style={outer ?? {}}
    >
      <iframe
        key={address}
        ref={frame}
        src={address}
        title={TEXT.frame(title)}
        sandbox="allow-scripts allow-pointer-lock allow-forms"
        allow="clipboard-write"
        referrerPolicy="no-referrer"
        tabIndex={size && onPlay ? -1 : 0}
        className="block size-full border-0 bg-surface"
        style={inner ?? {}}
      />
      {size && onPlay && <Overlay onPlay={onPlay} />}
    </div>
  );
}

/** Covers the page until it is played, so that scrolling and keys stay with the workspace. */
function Overlay({ onPlay }: { onPlay: () => void }) {
  return (
    <div className="absolute inset-0 grid items-end justify-items-center pb-4" onPointerUp={onPlay}>
      <Button className="shadow-overlay" onClick={onPlay}>
        <Icon name="play" size={16} />
        {TEXT.play}
      </Button>
    </div>
  );
}

/** A fresh signed address; another `nth` asks for another one. Undefined until it is here, null if there is none. */
function useAddress(runId: string, nth: number): string | null | undefined {
  const service = useService();
  const { data, isError } = useQuery({
    queryKey: ["page", runId, nth],
    queryFn: async () => (await service.run(runId)).page_url,
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (isError || data === null) return null;
  // A new number makes a new frame, also where the signature of this second is the same.
  return data === undefined ? undefined : `${serviceUrl}${data}#${nth === 0 ? "" : nth}`.replace(/#$/, "");
}

/** Whether the page has the focus, and what gives it. Its keys cannot be seen from here; leaving it can. */
function usePlaying(frame: RefObject<HTMLIFrameElement | null>) {
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    const look = () =>
      setTimeout(() => setPlaying(frame.current !== null && document.activeElement === frame.current));
    addEventListener("blur", look);
    addEventListener("focus", look);
    document.addEventListener("focusin", look);
    return () => {
      removeEventListener("blur", look);
      removeEventListener("focus", look);
      document.removeEventListener("focusin", look);
    };
  }, [frame]);
  const play = () => {
    frame.current?.focus();
    setPlaying(true);
  };
  return { isPlaying, play };
}

/** Whether an element fills the screen. Leaving it, which Escape does, takes the focus back from the frame. */
function useFullScreen(
  stage: RefObject<HTMLElement | null>,
  frame: RefObject<HTMLIFrameElement | null>,
): boolean {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const look = () => {
      const isNow = document.fullscreenElement !== null && document.fullscreenElement === stage.current;
      setFull(isNow);
      if (!isNow) frame.current?.blur();
    };
    document.addEventListener("fullscreenchange", look);
    return () => document.removeEventListener("fullscreenchange", look);
  }, [stage, frame]);
  return isFull;
}

function useSize(element: RefObject<HTMLElement | null>): { w: number; h: number } {
  const [size, setSize] = useState({ w: 0, h: 0 });
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) =>
      setSize({ w: entry!.contentRect.width - 2, h: entry!.contentRect.height - 2 }),
    );
    watch.observe(element.current!);
    return () => watch.disconnect();
  }, [element]);
  return size;
}
