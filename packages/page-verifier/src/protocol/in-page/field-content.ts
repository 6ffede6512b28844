/** Fields that the verifier has used, and what they held right after. */
const touched = new WeakMap<Element, string>();
const before = new WeakMap<Element, string>();

const isCheckable = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && /checkbox|radio/.test(element.type);

/** A property of the browser's own; the page's additions are not seen from this world. */
const read = (element: Element, name: "value" | "checked"): string =>
  String(Reflect.get(element, name) ?? "");

const contentOf = (element: Element): string => `${read(element, "value")}|${read(element, "checked")}`;

/** Begins to follow what the verifier types and chooses. */
export function followFields(): void {
  addEventListener(
    "input",
    (event) => {
      const [target] = event.composedPath();
      if (event.isTrusted && target instanceof Element)
        for (const field of groupOf(target)) touched.set(field, contentOf(field));
    },
    true,
  );
  // A form that is reset is as it was before anything was typed.
  addEventListener(
    "reset",
    ({ target }) => {
      if (target instanceof HTMLFormElement) for (const field of fieldsOf(target)) touched.delete(field);
    },
    true,
  );
}

/** The fields of a form, whatever the page has named them. */
const fieldsOf = (form: HTMLFormElement): Element[] =>
  [...document.querySelectorAll("input,select,textarea,button,output,fieldset,object")].filter(
    (field) => Reflect.get(field, "form") === form,
  );

/** A choice with those that it takes the mark from. */
function groupOf(element: Element): Element[] {
  if (!(element instanceof HTMLInputElement) || element.type !== "radio" || !element.name) return [element];
  const root = element.getRootNode();
  if (!(root instanceof Document || root instanceof DocumentFragment)) return [element];
  const all = root.querySelectorAll<HTMLInputElement>('input[type="radio"]');
  return [...all].filter(({ name, form }) => name === element.name && form === element.form);
}

/**
 * What a field holds; once the verifier has used it, what it held before: that a field takes keys is no answer of the
 * page. That it then holds something else is one, even if that is what it held before. `byChecked`: styles depend on
 * what is checked.
 */
export function fieldContent(element: Element, byChecked: boolean): string {
  const own = contentOf(element);
  const first = touched.get(element);
  if (first === undefined) before.set(element, own);
  const written = first !== undefined && first !== own;
  const shown = `${before.get(element) ?? ""}${written ? `|${own}` : ""}`;
  return byChecked && isCheckable(element) ? `${shown}${element.checked}` : shown;
}
