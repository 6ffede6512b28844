// Runs in the page before anything of its own, after mask.js and before clock.js: what tells the time tells that of the clock.

/** Dates and stamps that stand at `now()`, counted from `origin`. */
function fakeDates(now, origin) {
  const RealDate = Date;
  const textOf = RealDate.prototype.toString;
  const today = () => floor(origin + now());
  maskMethod(RealDate, "now", today);
  const FakeDate = mask(RealDate, {
    construct: (target, given, as) =>
      make(target, given.length ? given : [today()], as === FakeDate ? target : as),
    apply: () => call(textOf, new RealDate(today()), []),
  });
  RealDate.prototype.constructor = FakeDate;
  define(window, "Date", { __proto__: null, ...describe(window, "Date"), value: FakeDate });
  maskMethod(Performance.prototype, "now", (target, self) => (call(target, self, []), now()));
  maskGetter(Performance, "timeOrigin", () => origin);
  maskGetter(Event, "timeStamp", now);
  maskGetter(AnimationTimeline, "currentTime", now);
  maskGetter(window.BaseAudioContext, "currentTime", () => (now() - FIRST_MS) / 1000);
  fakeFormats(today);
  fakeTemporal(today);
  fakePageTimes(new RealDate(today()), today());
}

/** Formats that take the present where they are given no time. */
function fakeFormats(today) {
  const at = (given) => [given[0] === undefined ? today() : given[0]];
  const does = (target, self, given) => call(target, self, at(given));
  maskGetter(Intl.DateTimeFormat, "format", (format) => mask(format, { apply: does }));
  maskMethod(Intl.DateTimeFormat.prototype, "formatToParts", does);
}

/** The present as Temporal tells it. */
function fakeTemporal(today) {
  const { Temporal } = window;
  if (!Temporal) return;
  const { fromEpochMilliseconds } = Temporal.Instant;
  const { toZonedDateTimeISO } = Temporal.Instant.prototype;
  const { timeZoneId } = Temporal.Now;
  const zoned = Temporal.ZonedDateTime.prototype;
  const { toPlainDateTime, toPlainDate, toPlainTime } = zoned;
  const instant = () => call(fromEpochMilliseconds, Temporal.Instant, [today()]);
  const here = (given) =>
    call(toZonedDateTimeISO, instant(), [given[0] ?? call(timeZoneId, Temporal.Now, [])]);
  maskMethod(Temporal.Now, "instant", instant);
  maskMethod(Temporal.Now, "zonedDateTimeISO", (target, self, given) => here(given));
  maskMethod(Temporal.Now, "plainDateTimeISO", (target, self, given) =>
    call(toPlainDateTime, here(given), []),
  );
  maskMethod(Temporal.Now, "plainDateISO", (target, self, given) => call(toPlainDate, here(given), []));
  maskMethod(Temporal.Now, "plainTimeISO", (target, self, given) => call(toPlainTime, here(given), []));
}

/** When the page was made and how long its loading took: the same for all copies. */
function fakePageTimes(date, epoch) {
  const two = (number) => (number < 10 ? `0${number}` : `${number}`);
  const day = `${two(date.getMonth() + 1)}/${two(date.getDate())}/${date.getFullYear()}`;
  const modified = `${day} ${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`;
  maskGetter(Document, "lastModified", () => modified);
  for (const name in window.PerformanceTiming?.prototype)
    maskGetter(window.PerformanceTiming, name, (real) => real && epoch);
}
