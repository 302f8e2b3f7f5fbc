/** A reply's texts that are numbers and name something: `"_id":"12"`, `"productId":"12"`. */
const named = /"(?:_id|productId)":"(\d{1,10})"/g;

/**
 * The ids of products that a reply may show: of all that it names, since one too many costs a page
 * drawn again, and one too few an old one shown.
 */
export function addShownIds(shown: Set<string>, json: string): void {
  for (const [, id] of json.matchAll(named)) if (id !== undefined) shown.add(id);
}
