import { windowsCopy as copy } from '#copy/delivery.ts';

/** Monday first, as a week is read here; the values are those of the contract. */
export const weekOrder = [1, 2, 3, 4, 5, 6, 0] as const;

/** `lun a vie`, `lun, mié y sáb`, `Todos los días`: three days or more in a row are told by their ends. */
export function sayWeekdays(weekdays: readonly number[]): string {
  if (weekdays.length === weekOrder.length) return copy.everyDay;
  const chosen = weekOrder.map((day) => weekdays.includes(day));
  const runs: string[] = [];
  for (let from = 0; from < chosen.length; from += 1) {
    if (!chosen[from]) continue;
    let to = from;
    while (chosen[to + 1]) to += 1;
    const names = weekOrder.slice(from, to + 1).map((day) => copy.weekdaysShort[day]);
    if (names.length >= 3) runs.push(`${names[0]} a ${names.at(-1)}`);
    else runs.push(...names);
    from = to;
  }
  return new Intl.ListFormat('es-CO').format(runs);
}
