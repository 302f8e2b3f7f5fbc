import { typedTone } from '@matiz/domain/catalogue/typed-tone.ts';
import { type RefObject, useEffect, useState } from 'react';
import type { CardViewState } from './use-card-view.ts';

/**
 * Enter in the search takes the keyboard to the tone that was typed, once the tiles are those of
 * the whole text: who types fast is ahead of them.
 */
export function useSoughtTone(view: CardViewState, body: RefObject<HTMLElement | null>) {
  const [sought, setSought] = useState<string | null>(null);
  const { groups, query, isSettled } = view;

  useEffect(() => {
    if (sought === null || !isSettled) return;
    setSought(null);
    // Something else was typed meanwhile.
    if (sought !== query) return;
    const tone = typedTone(
      query,
      groups.flatMap(({ tones }) => tones),
    );
    const tile = tone && tileOf(body.current, tone.code);
    if (!tile) return;
    focusTile(tile);
    bringIntoSight(tile, body.current);
  }, [sought, isSettled, query, groups, body]);

  return setSought;
}

/** The tile of a tone, chosen or not. */
export function tileOf(body: Element | null, code: string): HTMLElement | null {
  return body?.querySelector<HTMLElement>(`[data-tone="${CSS.escape(code)}"]`) ?? null;
}

/** What takes one more unit of it; at the limit its quantity. */
export function focusTile(tile: HTMLElement): void {
  const inner = '[role="group"] button:last-of-type:not([disabled]), [role="spinbutton"]';
  const target = tile.matches('button') ? tile : [...tile.querySelectorAll(inner)].at(-1);
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

/** One that is seen anyway leaves the card where it is. */
export function bringIntoSight(tile: Element, body: Element | null): void {
  const inner = tile.getBoundingClientRect();
  const outer = body?.getBoundingClientRect();
  if (outer && inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  tile.scrollIntoView({ block: 'center' });
}
