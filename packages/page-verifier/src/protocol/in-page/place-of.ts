/** Where an element is among those around it, from the inside out. */
export function placeOf(element: Element | null): string {
  const at: number[] = [];
  for (let up = element; up?.parentElement; up = up.parentElement)
    at.push([...up.parentElement.children].indexOf(up));
  return at.join(".");
}
