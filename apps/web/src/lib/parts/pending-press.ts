import { forget, isReceived, markReceived } from './early-input.ts';

const pressedMark = 'button, a[href], [role="option"], [role="menuitem"]';
let last: Element | null = null;

/** From here on it is known what was pressed last; what says that it was heard is not pressed twice. */
export function followPresses(page: Window): void {
  const follow = (event: Event) => {
    const pressed = event.target instanceof Element ? event.target.closest(pressedMark) : null;
    if (pressed && isReceived(pressed)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    last = pressed;
  };
  page.addEventListener('click', follow, true);
}

/**
 * What was pressed last says that it was heard, until the returned function is called: its answer
 * waits for code that is still under way.
 */
export function markPressed(): () => void {
  const button = last;
  if (!button?.isConnected) return () => undefined;
  markReceived(button);
  return () => forget(button);
}

/** The same until an answer is there. */
export async function markPressedWhile<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const done = markPressed();
  try {
    return await answer;
  } finally {
    done();
  }
}
