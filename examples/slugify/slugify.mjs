/** A title as it stands in a web address. */
export function slugify(title) {
  return title.toLowerCase().replace(" ", "-");
}
