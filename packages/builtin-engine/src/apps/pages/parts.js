/** What the task asked of this page. */
export const settings = JSON.parse(document.getElementById("settings").textContent);
export const part = (id) => document.getElementById(id);

/** A new element; what it says is set as text, never as markup. */
export function make(tag, properties, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}
