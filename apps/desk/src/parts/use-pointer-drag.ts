import { type PointerEvent as ReactPointerEvent, useEffect, useEffectEvent, useState } from 'react';

interface PointerDrag<Spot> {
  /** What lies under the pointer, as a place to let go at; null: none. */
  readonly spotAt: (x: number, y: number, id: string) => Spot | null;
  readonly drop: (id: string, spot: Spot) => void;
}

interface Drag<Spot> {
  readonly id: string;
  readonly spot: Spot | null;
}

/** So near to an edge of the window the page goes on by itself. */
const edge = 56;
const pace = 14;

/**
 * Moves things with a mouse or a finger alike, which the browser's own dragging does not. It begins on
 * a grip, which must not scroll (`touch-none`); Esc leaves everything where it was. Who has neither
 * moves by keys and buttons.
 */
export function usePointerDrag<Spot>({ spotAt, drop }: PointerDrag<Spot>) {
  const [drag, setDrag] = useState<Drag<Spot> | null>(null);
  const isDragging = drag !== null;
  const follow = useEffectEvent(({ clientX, clientY }: PointerEvent) => {
    if (drag === null) return;
    if (clientY < edge) window.scrollBy(0, -pace);
    if (clientY > window.innerHeight - edge) window.scrollBy(0, pace);
    setDrag({ id: drag.id, spot: spotAt(clientX, clientY, drag.id) });
  });
  const release = useEffectEvent(() => {
    setDrag(null);
    if (drag?.spot) drop(drag.id, drag.spot);
  });
  useEffect(() => {
    if (!isDragging) return;
    const leave = () => setDrag(null);
    const onKey = ({ key }: KeyboardEvent) => (key === 'Escape' ? leave() : undefined);
    const onMove = (event: PointerEvent) => follow(event);
    const onUp = () => release();
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', leave);
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', leave);
      window.removeEventListener('keydown', onKey);
    };
  }, [isDragging]);
  return {
    drag,
    begin(event: ReactPointerEvent, id: string) {
      if (event.button !== 0) return;
      // Neither a selection of text nor the browser's own dragging of a picture.
      event.preventDefault();
      setDrag({ id, spot: null });
    },
  };
}
