import { placeOf } from "./place-of.ts";

/** Fields that the verifier has used, and their content right afterwards. */
const touched = new WeakMap<Element, string>();
const before = new WeakMap<Element, string>();
/** Those that it has used, by where they were. */
const places = new Map<string, Element>();

const isCheckable = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && /checkbox|radio/.test(element.type);

/** Reads a native property; changes that the page made to it are not visible in this world. */
const read = (element: Element, name: "value" | "checked"): string =>
  String(Reflect.get(element, name) ?? "");

const contentOf = (element: Element): string => `${read(element, "value")}|${read(element, "checked")}`;

/** Starts to record what the verifier types and chooses. */
export function followFields(): void {
  addEventListener(
    "input",
    (event) => {
      const [target] = event.composedPath();
      if (event.isTrusted && target instanceof Element)
        for (const field of groupOf(target)) acceptContent(field);
    },
    true,
  );
  // A reset form has its initial content again.
  addEventListener(
    "reset",
    ({ target }) => {
      if (target instanceof HTMLFormElement) for (const field of fieldsOf(target)) touched.delete(field);
    },
    true,
  );
}

/** Records a value that the verifier has set itself. */
export function acceptContent(field: Element): void {
  touched.set(field, contentOf(field));
  places.set(placeOf(field), field);
}

/** A page that is drawn anew has another field in the place of a used one. With the same content, it counts as that one. */
function takeOver(element: Element): void {
  const earlier = places.get(placeOf(element));
  if (!earlier || earlier.isConnected || touched.get(earlier) !== contentOf(element)) return;
  if (Reflect.get(earlier, "type") !== Reflect.get(element, "type")) return;
  acceptContent(element);
  before.set(element, before.get(earlier) ?? "");
}

/** The fields of a form, whatever the page has named them. */
const fieldsOf = (form: HTMLFormElement): Element[] =>
  [...document.querySelectorAll("input,select,textarea,button,output,fieldset,object")].filter(
    (field) => Reflect.get(field, "form") === form,
  );

/** A radio button with the others of its group, which lose their mark when it is chosen. */
function groupOf(element: Element): Element[] {
  if (!(element instanceof HTMLInputElement) || element.type !== "radio" || !element.name) return [element];
  const root = element.getRootNode();
  if (!(root instanceof Document || root instanceof DocumentFragment)) return [element];
  const all = root.querySelectorAll<HTMLInputElement>('input[type="radio"]');
  return [...all].filter(({ name, form }) => name === element.name && form === element.form);
}

/**
 * The content of a field for the digest. Once the verifier has used the field, this is its earlier content: accepting
 * keys is not a reaction of the page. If the page then changes the content, even back to the earlier one, that is a
 * reaction. `byChecked`: styles depend on `:checked`.
 */
export function fieldContent(element: Element, byChecked: boolean): string {
  const own = contentOf(element);
  if (places.size > 0 && !before.has(element) && !touched.has(element)) takeOver(element);
  const first = touched.get(element);
  if (first === undefined) before.set(element, own);
  const written = first !== undefined && first !== own;
  const shown = `${before.get(element) ?? ""}${written ? `|${own}` : ""}`;
  return byChecked && isCheckable(element) ? `${shown}${element.checked}` : shown;
}
