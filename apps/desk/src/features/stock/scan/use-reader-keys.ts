import { type RefObject, useEffect } from 'react';

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, select, textarea, [contenteditable]');

/**
 * A reader types wherever the focus is: what it types outside of a field goes to the box, so that the
 * Enter at its end presses no button.
 */
export function useReaderKeys(box: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, altKey, metaKey, target } = event;
      const isSign = key.length === 1 && key !== ' ' && !ctrlKey && !altKey && !metaKey;
      if (!isSign || isField(target) || document.querySelector('dialog[open]')) return;
      box.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [box]);
}
