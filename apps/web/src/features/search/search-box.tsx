import { SearchInput } from '@matiz/ui/inputs/search-input.tsx';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { searchBoxCopy as copy } from '#copy/catalogue/search-box.ts';
import { links } from '#lib/page/links.ts';
import { DeferredPart } from '#lib/parts/deferred-part.tsx';
import { lazyPart } from '#lib/parts/lazy-part.tsx';
import { loadPart } from '#lib/parts/load-part.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { maxSearchLength } from './search.queries.ts';
import type { ToneOpener } from './suggestions.tsx';

/** §9: this long after the last letter the search goes out. */
const debounceMs = 500;
const shortest = 2;

const loadSuggestions = () => loadPart('Suggestions', () => import('./suggestions.tsx'));
const Suggestions = lazyPart(async () => (await loadSuggestions()).Suggestions, 'nowhere');

/** The search field with its suggestions; a plain form where scripts do not run. */
export function SearchBox({
  size = 'md',
  autoFocus = false,
  tone = 'surface',
  tones,
}: {
  size?: 'md' | 'lg';
  autoFocus?: boolean;
  tone?: 'surface' | 'sunken';
  tones: ToneOpener;
}) {
  const navigate = useNavigate();
  const listId = useId();
  const location = useLocation();
  const searched = new URLSearchParams(location.search).get('search') ?? '';
  const [text, setText] = useState(searched);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const asked = useDebounced(text.trim(), debounceMs);
  const box = useRef<HTMLFormElement>(null);

  // While drawing, not in an effect: what is typed between the first drawing and its effects was lost.
  const [shownFor, setShownFor] = useState(searched);
  if (searched !== shownFor) {
    setShownFor(searched);
    setText(searched);
    setOpen(false);
  }

  function submit(value: string) {
    const wanted = value.trim();
    setOpen(false);
    if (wanted !== '') void navigate(links.results(wanted));
  }

  function moveInList(event: KeyboardEvent) {
    if (event.key === 'Escape') setOpen(false);
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const rows = [...(box.current?.querySelectorAll<HTMLAnchorElement>('[role="option"]') ?? [])];
    if (rows.length === 0) return;
    event.preventDefault();
    const step = event.key === 'ArrowDown' ? 1 : -1;
    const at = rows.findIndex((row) => row.id === active);
    setActive(rows[(at + step + rows.length) % rows.length]?.id ?? null);
  }

  const isShown = isOpen && asked.length >= shortest && text.trim().length >= shortest;
  return (
    <search>
      <form
        ref={box}
        action="/view-results-search"
        className="relative"
        onSubmit={(event) => {
          event.preventDefault();
          const chosen = active ? document.getElementById(active) : null;
          if (isShown && chosen) chosen.click();
          else submit(text);
        }}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
        }}
      >
        <SearchInput
          name="search"
          size={size}
          tone={tone}
          label={copy.placeholder}
          placeholder={copy.placeholder}
          maxLength={maxSearchLength}
          value={text}
          autoFocus={autoFocus}
          role="combobox"
          aria-expanded={isShown}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isShown && active ? active : undefined}
          onFocus={() => {
            loadSuggestions().catch(() => undefined);
            setOpen(text !== searched);
          }}
          onChangeText={(next) => {
            setText(next);
            setActive(null);
            setOpen(true);
          }}
          onKeyDown={moveInList}
        />
        <div id={listId}>
          {isShown ? (
            <DeferredPart>
              <Suggestions
                text={asked}
                active={active}
                onChoose={() => setOpen(false)}
                tones={tones}
              />
            </DeferredPart>
          ) : null}
        </div>
      </form>
    </search>
  );
}
