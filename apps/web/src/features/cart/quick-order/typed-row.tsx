import type { FoundProduct } from '@matiz/contracts/search.ts';
import { Button } from '@matiz/ui/button.tsx';
import { TextInput } from '@matiz/ui/inputs/text-input.tsx';
import { Plus, ScanLine } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { phoneAbilityCopy } from '#copy/app/phone-abilities.ts';
import { quickOrderCopy as copy } from '#copy/cart/quick-order.ts';
import { type CodeKeyboard, CodeKeys } from '#features/buying/index.ts';
import { DeferredPart } from '#lib/parts/deferred-part.tsx';
import { lazyPart } from '#lib/parts/lazy-part.tsx';
import { loadPart } from '#lib/parts/load-part.ts';
import { useServices } from '#lib/services.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import {
  type CheckedRow,
  codeOf,
  exactRowsOf,
  firstQuantity,
  inputOf,
  type NewRow,
  rowFieldsOf,
  saidQuantity,
} from './rows.ts';
import type { TypedRows } from './use-typed-rows.ts';

const pauseMs = 250;
const shortest = 2;

const loadItems = () => loadPart('SuggestedItems', () => import('./suggested-items.tsx'));
const SuggestedItems = lazyPart(async () => (await loadItems()).SuggestedItems, 'nowhere');

/** Longer than any product and its quantity; what is pasted is read whole. */
const longest = 300;

/**
 * A row by hand: what and how many. Enter adds a code, a tone or a run of them at once; behind words
 * it goes to how many and then adds, so that the hands stay on the keyboard; several lines pasted
 * here, or one that the field would cut, are a list.
 */
export function TypedRow({ typed, onText }: { typed: TypedRows; onText: (text: string) => void }) {
  const { phone } = useServices().platform;
  const listId = useId();
  const [item, setItem] = useState('');
  const [quantity, setQuantity] = useState(firstQuantity);
  const [isOpen, setOpen] = useState(false);
  const [keyboard, setKeyboard] = useState<CodeKeyboard>('decimal');
  const [isMissing, setMissing] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const asked = useDebounced(item.trim(), pauseMs);
  const form = useRef<HTMLFormElement>(null);
  const isShown = isOpen && asked.length >= shortest && item.trim().length >= shortest;
  const fieldOf = (name: string) => form.current?.querySelector<HTMLInputElement>(`[name=${name}]`);

  /** The rows that are exact where nothing but the item was touched. */
  const exactRows = () => (quantity === firstQuantity ? exactRowsOf(item) : []);

  function add(): void {
    fieldOf('item')?.focus();
    setMissing(item.trim() === '');
    if (item.trim() === '') return;
    const exact = exactRows();
    put(exact.length > 1 ? exact : [{ input: inputOf(item.trim(), quantity.trim()) }]);
  }

  function put(rows: readonly NewRow[]): void {
    typed.take(rows);
    setItem('');
    setQuantity(firstQuantity);
    setOpen(false);
  }

  function write(text: string): void {
    setItem(text);
    setMissing(false);
    setActive(null);
    setOpen(true);
  }

  function enter(): void {
    const chosen = isShown && active ? document.getElementById(active) : null;
    const exact = exactRows();
    if (chosen) chosen.click();
    else if (exact.length > 0) put(exact);
    else if (item.trim() !== '') goOn();
  }

  function paste(event: ClipboardEvent<HTMLInputElement>): void {
    const text = event.clipboardData.getData('text');
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const left = value.length - ((selectionEnd ?? 0) - (selectionStart ?? 0));
    const rows = left === 0 ? exactRowsOf(text) : [];
    if (/[\n\t]/.test(text.trim()) || left + text.length > longest) onText(text);
    else if (rows.length > 1) put(rows);
    else return;
    event.preventDefault();
  }

  function choose({ code, matchedTone }: FoundProduct): void {
    const said = saidQuantity(item);
    if (said && quantity === firstQuantity) setQuantity(said.quantity);
    setItem(codeOf({ code, versionCode: matchedTone?.versionCode ?? null }));
    goOn();
  }

  function goOn(): void {
    setOpen(false);
    // It selects what stands in it.
    fieldOf('quantity')?.focus();
  }

  function move(event: KeyboardEvent): void {
    if (event.key === 'Escape') setOpen(false);
    if (event.key === 'Backspace' && item === '' && !event.repeat) typed.undo();
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      enter();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const options = [...(form.current?.querySelectorAll('[role="option"]') ?? [])];
    if (options.length === 0) return;
    event.preventDefault();
    const at = options.findIndex(({ id }) => id === active);
    const next = at + (event.key === 'ArrowDown' ? 1 : -1);
    setActive(options[(next + options.length) % options.length]?.id ?? null);
  }

  return (
    <form
      ref={form}
      className="grid grid-cols-[6rem_minmax(0,1fr)] gap-3 sm:grid-cols-[minmax(0,var(--container-field))_7rem_auto] sm:justify-start"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <div className="relative flex items-center gap-2 max-sm:col-span-2">
        <TextInput
          name="item"
          inputMode={keyboard}
          label={copy.item}
          value={item}
          maxLength={longest}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
          role="combobox"
          aria-expanded={isShown}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isShown && active ? active : undefined}
          onFocus={() => void loadItems().catch(() => undefined)}
          error={isMissing ? copy.itemMissing : undefined}
          onChange={(event) => write(event.target.value)}
          onPaste={paste}
          onKeyDown={move}
        />
        <CodeKeys
          text={item}
          keyboard={keyboard}
          field={() => fieldOf('item')}
          takeLabel={copy.takeTyped}
          onKeyboard={setKeyboard}
          onText={write}
          onTake={enter}
        />
        <div id={listId} className="contents">
          {isShown ? (
            <DeferredPart>
              <SuggestedItems
                text={saidQuantity(asked)?.item ?? asked}
                active={active}
                onChoose={choose}
              />
            </DeferredPart>
          ) : null}
        </div>
      </div>
      <TextInput
        name="quantity"
        label={copy.quantity}
        value={quantity}
        maxLength={40}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        onFocus={(event) => event.target.select()}
        onChange={(event) => setQuantity(event.target.value)}
      />
      <Button
        type="submit"
        size="lg"
        className="h-14 max-sm:px-3! max-sm:whitespace-normal!"
        start={<Plus size={20} aria-hidden="true" className="max-sm:hidden" />}
      >
        {copy.addRow}
      </Button>
      {phone?.scanCode ? (
        <Button
          size="lg"
          variant="secondary"
          className="col-span-full"
          start={<ScanLine size={20} aria-hidden="true" />}
          onClick={() =>
            void phone
              .scanCode?.()
              .then((code) => code && put([{ input: inputOf(code, quantity.trim()) }]))
          }
        >
          {phoneAbilityCopy.scan}
        </Button>
      ) : null}
      <p
        aria-live="polite"
        className="-mt-1 text-sm font-semibold text-success tabular-nums empty:hidden sm:col-span-3 max-sm:col-span-2"
      >
        {saidOf(typed.last)}
      </p>
      <p className="-mt-1 text-sm text-ink-soft max-sm:hidden sm:col-span-3">{copy.itemHint}</p>
    </form>
  );
}

/** «7.43 · 1»: of a row whose quantity nobody wrote, as soon as it is known. */
function saidOf(rows: readonly CheckedRow[]): string {
  const [row] = rows;
  if (!row) return '';
  if (rows.length > 1) return copy.typedRows(rows.length);
  const { item, quantity } = rowFieldsOf(row);
  return copy.typedRow(row.unwritten || quantity === '' ? item : `${item} · ${quantity}`);
}
