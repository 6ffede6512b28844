// Everything that returns the current time returns that of the virtual clock.
import { call, construct, patchConstructor, patchGetter, patchMethod, wrapNative } from "./patch-native.ts";

const RealDate = Date;
const { floor } = Math;

/** Patches dates and time stamps to `now()`, in milliseconds since `origin`. The audio clock starts `firstMs` later. */
export function patchDates(
  now: () => number,
  { origin, firstMs }: { origin: number; firstMs: number },
): void {
  const today = (): number => floor(origin + now());
  patchDateConstructor(today);
  patchMethod(Performance.prototype, "now", (native, self) => {
    // The native method throws if it is called on another object.
    call(native, self, []);
    return now();
  });
  patchGetter(Performance, "timeOrigin", () => origin);
  patchGetter(Event, "timeStamp", now);
  patchGetter(AnimationTimeline, "currentTime", now);
  patchGetter(window.BaseAudioContext, "currentTime", () => (now() - firstMs) / 1000);
  patchFormats(today);
  patchTemporal(today);
  patchPageTimes(new RealDate(today()), today());
}

function patchDateConstructor(today: () => number): void {
  const { toString } = RealDate.prototype;
  patchMethod(RealDate, "now", today);
  const VirtualDate: unknown = patchConstructor("Date", RealDate, {
    construct: (target, given, newTarget) =>
      construct(target, given.length > 0 ? given : [today()], newTarget === VirtualDate ? target : newTarget),
    apply: () => call(toString, new RealDate(today()), []),
  });
}

/** Patches formats that use the current time if they get none. */
function patchFormats(today: () => number): void {
  patchGetter(Intl.DateTimeFormat, "format", (format) =>
    wrapNative(format, {
      apply: (native, self: Intl.DateTimeFormat, given) =>
        call(native, self, [given[0] === undefined ? today() : given[0]]),
    }),
  );
  patchMethod(Intl.DateTimeFormat.prototype, "formatToParts", (native, self, given) =>
    call(native, self, [given[0] === undefined ? today() : given[0]]),
  );
}

/** Patches the current time of Temporal. */
function patchTemporal(today: () => number): void {
  if (!("Temporal" in window)) return;
  const { Instant, Now, ZonedDateTime } = Temporal;
  const { fromEpochMilliseconds } = Instant;
  const { toZonedDateTimeISO } = Instant.prototype;
  const { timeZoneId } = Now;
  const { toPlainDateTime, toPlainDate, toPlainTime } = ZonedDateTime.prototype;
  const instant = () => call(fromEpochMilliseconds, Instant, [today()]);
  const here = (zone: Temporal.TimeZoneLike | undefined) =>
    call(toZonedDateTimeISO, instant(), [zone ?? call(timeZoneId, Now, [])]);
  patchMethod(Now, "instant", instant);
  patchMethod(Now, "zonedDateTimeISO", (_native, _self, given) => here(given[0]));
  patchMethod(Now, "plainDateTimeISO", (_native, _self, given) => call(toPlainDateTime, here(given[0]), []));
  patchMethod(Now, "plainDateISO", (_native, _self, given) => call(toPlainDate, here(given[0]), []));
  patchMethod(Now, "plainTimeISO", (_native, _self, given) => call(toPlainTime, here(given[0]), []));
}

/** Makes the page's modification and loading times the same in all copies. */
function patchPageTimes(date: Date, epoch: number): void {
  const two = (number: number) => (number < 10 ? `0${number}` : `${number}`);
  const day = `${two(date.getMonth() + 1)}/${two(date.getDate())}/${date.getFullYear()}`;
  const modified = `${day} ${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`;
  patchGetter(Document, "lastModified", () => modified);
  const { PerformanceTiming: Timing } = window;
  for (const name in Timing?.prototype)
    patchGetter(Timing, name as Exclude<keyof PerformanceTiming, "toJSON">, (real) => real && epoch);
}
