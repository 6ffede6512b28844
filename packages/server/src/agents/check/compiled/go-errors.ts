import type { SourceToken } from "./tokens.ts";

/** Names of the functions that stand in for `errors.Is` and `errors.As` in a marked test file. */
export interface ErrorNames {
  is: string;
  as: string;
}

/** Edits by which a test asks these functions, and a line that keeps the import in use. Null if the file asks for no error. */
export function errorEdits(tokens: readonly SourceToken[], names: ErrorNames) {
  const at = tokens.findIndex(({ text }) => text === '"errors"');
  const before = tokens[at - 1];
  const name = before?.kind === "word" && before.text !== "import" ? before.text : "errors";
  const edits = tokens.flatMap((token, i) => {
    const [dot, method] = [tokens[i + 1], tokens[i + 2]];
    const isAsked =
      token.text === name &&
      dot?.text === "." &&
      /^(?:Is|As)$/.test(method?.text ?? "") &&
      tokens[i - 1]?.text !== ".";
    return isAsked && tokens[i + 3]?.text === "("
      ? [{ start: token.start, end: method!.end, to: method!.text === "Is" ? names.is : names.as }]
      : [];
  });
  return at < 0 || edits.length === 0 ? null : { edits, keeps: `\nvar _ = ${name}.New\n` };
}

/**
 * Code of these functions. They answer as the library does, but deny an error that also claims to be one that nobody made. A
 * test fails if its errors, of which each is asked for one, claim to be all of three or more errors that the tests tell apart.
 */
export const errorCode = (names: ErrorNames) => askingCode(names) + checkingCode(names);

/** Answers what a test asks, and remembers it. */
const askingCode = ({ is, as }: ErrorNames) => `
type ${is}Error struct{ text string }

func (e *${is}Error) Error() string { return e.text }

type ${is}Answer struct {
	err, target error
	line        int
}

var ${is}Lock sync.Mutex
var ${is}Answers []${is}Answer

func ${is}Claims(err, target error) (yes bool) {
	defer func() { _ = recover() }()
	return errors.Is(err, target)
}

func ${is}Same(a, b error) (same bool) {
	defer func() { _ = recover() }()
	return a == b
}

func ${is}(err, target error) bool {
	if target == nil {
		return errors.Is(err, target)
	}
	if !errors.Is(err, target) || ${is}Claims(err, &${is}Error{"other"}) {
		return false
	}
	_, _, line, _ := runtime.Caller(1)
	${is}Lock.Lock()
	defer ${is}Lock.Unlock()
	if len(${is}Answers) < 300 {
		${is}Answers = append(${is}Answers, ${is}Answer{err, target, line})
	}
	return true
}

func ${as}(err error, target interface{}) bool {
	var other *${is}Error
	claims := func() (yes bool) {
		defer func() { _ = recover() }()
		return errors.As(err, &other)
	}
	return !claims() && errors.As(err, target)
}
`;

/** Compares the answers of a test at its end. */
const checkingCode = ({ is }: ErrorNames) => `
func ${is}Checked(t *testing.T) {
	${is}Lock.Lock()
	defer ${is}Lock.Unlock()
	targets, lines, texts := []error{}, map[int]bool{}, map[string]bool{}
	for i, one := range ${is}Answers {
		isNew := true
		for _, before := range ${is}Answers[:i] {
			isSame := ${is}Same(before.target, one.target)
			isNew = isNew && !isSame
			if !isSame && ${is}Same(before.err, one.err) {
				return
			}
		}
		if isNew {
			targets = append(targets, one.target)
		}
		lines[one.line], texts[one.err.Error()] = true, true
	}
	for _, one := range ${is}Answers {
		for _, target := range targets {
			if !${is}Claims(one.err, target) {
				return
			}
		}
	}
	if len(targets) > 2 && (len(lines) == 1 || len(texts) > 1) {
		t.Error("an error claims to be every other")
	}
}
`;
