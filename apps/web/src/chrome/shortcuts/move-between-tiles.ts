/** Which way an arrow leads: along the row, or up and down. */
const steps: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

interface Box {
  readonly left: number;
  readonly top: number;
}

/** Tiles of one row may stand some pixels apart. */
const sameRow = 8;

/**
 * The place of the tile that an arrow leads to from the one at `from`: the next of its row, or in
 * the next row the nearest one. Null: there is none that way.
 */
export function nextTile(boxes: readonly Box[], from: number, key: string): number | null {
  const [right, down] = steps[key] ?? [0, 0];
  const own = boxes[from];
  if (!own || (right === 0 && down === 0)) return null;
  const isSameRow = ({ top }: Box) => Math.abs(top - own.top) <= sameRow;
  const candidates = boxes
    .map((box, place) => ({ box, place }))
    .filter(({ box }) =>
      right === 0
        ? !isSameRow(box) && (box.top - own.top) * down > 0
        : isSameRow(box) && (box.left - own.left) * right > 0,
    );
  const distanceOf = ({ left, top }: Box): readonly [rows: number, columns: number] => [
    Math.abs(top - own.top),
    Math.abs(left - own.left),
  ];
  const [nearest] = candidates.toSorted((a, b) => {
    const [aRows, aColumns] = distanceOf(a.box);
    const [bRows, bColumns] = distanceOf(b.box);
    return Math.abs(aRows - bRows) > sameRow ? aRows - bRows : aColumns - bColumns;
  });
  return nearest?.place ?? null;
}

const tiles = 'article, [data-tone]';
/** What has a use of its own for the arrows. */
const ownArrows =
  'input:not([type="checkbox"], [type="button"]), textarea, select, [contenteditable], [role="spinbutton"], [role="radio"], [role="option"], [role="menuitem"], [role="tab"]';

/** Moves the focus from the tile that holds it to its neighbour; whether there was one. */
export function moveBetweenTiles(event: KeyboardEvent, page: Document): boolean {
  const focused = page.activeElement;
  if (!(focused instanceof HTMLElement) || !(event.key in steps)) return false;
  const own = focused.closest(tiles);
  if (!own || focused.matches(ownArrows)) return false;
  const around = own.closest('[role="dialog"], main') ?? page;
  const kind = own.matches('article') ? 'article' : '[data-tone]';
  const all = [...around.querySelectorAll<HTMLElement>(kind)].filter(
    (tile) => tile.offsetParent !== null,
  );
  const place = nextTile(
    all.map((tile) => tile.getBoundingClientRect()),
    all.indexOf(own as HTMLElement),
    event.key,
  );
  const next = place === null ? undefined : all[place];
  const pressed = next?.matches('button')
    ? next
    : next?.querySelector<HTMLElement>('a[href], button:not([disabled])');
  if (!pressed) return false;
  pressed.focus();
  pressed.scrollIntoView({ block: 'nearest' });
  return true;
}
