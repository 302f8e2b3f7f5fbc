export type PageEntry = { key: string; page: number | null };

/** First page, last page, the current one with its neighbours; `null` stands for a gap. */
export function pagesAround(page: number, totalPages: number): PageEntry[] {
  const near = [1, page - 1, page, page + 1, totalPages].filter((n) => n >= 1 && n <= totalPages);
  const entries: PageEntry[] = [];
  let previous = 0;
  for (const current of [...new Set(near)].sort((a, b) => a - b)) {
    // A gap of a single page is shown as that page: it takes the same room.
    if (current - previous === 2) entries.push({ key: `${current - 1}`, page: current - 1 });
    else if (current - previous > 2) entries.push({ key: `gap-${current}`, page: null });
    entries.push({ key: `${current}`, page: current });
    previous = current;
  }
  return entries;
}
