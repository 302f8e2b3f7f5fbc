import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { links } from '#lib/page/links.ts';
import { LateWindow } from '#lib/parts/deferred-part.tsx';
import { lazyPart } from '#lib/parts/lazy-part.tsx';
import { loadPart } from '#lib/parts/load-part.ts';
import { moveBetweenTiles } from './move-between-tiles.ts';

const Palette = lazyPart(
  async () => (await loadPart('Palette', () => import('./palette.tsx'))).Palette,
  'window',
);

const typing = 'input, textarea, select, [contenteditable]';

/**
 * For hands that stay on the keyboard: `/` goes to the search field, Ctrl+K opens the palette,
 * arrows go from tile to tile.
 */
export function Shortcuts() {
  const navigate = useNavigate();
  const [palette, setPalette] = useState({ isOpen: false, opening: 0 });

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        setPalette(({ isOpen, opening }) => ({
          isOpen: !isOpen,
          opening: isOpen ? opening : opening + 1,
        }));
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === '/') {
        // In a field it is a letter; over a window the page's field is out of reach.
        if (document.activeElement?.matches(typing) || isUnderWindow()) return;
        event.preventDefault();
        const field = searchField();
        if (field) {
          field.focus();
          field.select();
        } else void navigate(links.search);
        return;
      }
      if (!event.shiftKey && moveBetweenTiles(event, document)) event.preventDefault();
    };
    // Before a window keeps the arrows to itself.
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, [navigate]);

  if (palette.opening === 0) return null;
  return (
    <LateWindow>
      <Palette
        key={palette.opening}
        isOpen={palette.isOpen}
        onClose={() => setPalette((last) => ({ ...last, isOpen: false }))}
      />
    </LateWindow>
  );
}

function isUnderWindow(): boolean {
  return [...document.querySelectorAll('[role="dialog"]')].some((one) => one.checkVisibility());
}

/** The one that is in sight: header and search page have one each. */
function searchField(): HTMLInputElement | undefined {
  const fields = document.querySelectorAll<HTMLInputElement>('search input[name="search"]');
  return [...fields].find((field) => field.offsetParent !== null);
}
