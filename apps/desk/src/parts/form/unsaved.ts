/** The parts of the page that hold what is not saved. Apart from React: the question is asked for all of them once. */
const unsaved = new Set<object>();

/** Counts a part as unsaved until what is answered is called. */
export function addUnsaved(): () => void {
  const part = {};
  unsaved.add(part);
  return () => void unsaved.delete(part);
}

export const hasUnsaved = () => unsaved.size > 0;
