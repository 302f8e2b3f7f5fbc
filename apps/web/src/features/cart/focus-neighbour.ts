const remove = '[data-remove]';
/** The row goes within a few frames; after these it was not taken away. */
const mostFrames = 30;

/**
 * Before a row goes: remembers the next row's remove button (else the one before) and gives it the
 * focus once the row is gone, so that the keyboard is not thrown back to the top of the page.
 */
export function focusNeighbour(row: Element | null): void {
  const buttons = [...document.querySelectorAll<HTMLElement>(remove)];
  const place = buttons.findIndex((button) => row?.contains(button));
  const next = buttons[place + 1] ?? buttons[place - 1];
  let frames = 0;
  const hand = () => {
    frames += 1;
    if (row?.isConnected && frames < mostFrames) requestAnimationFrame(hand);
    else if (document.activeElement === document.body) {
      const target = next?.isConnected ? next : document.getElementById('main');
      target?.focus({ preventScroll: true });
    }
  };
  requestAnimationFrame(hand);
}
