import type { FoundProduct } from '@matiz/contracts/search.ts';
import type { QuickOrderInput } from '@matiz/domain/cart/quick-order-text.ts';
import { Button } from '@matiz/ui/button.tsx';
import { TextInput } from '@matiz/ui/inputs/text-input.tsx';
import { Plus, ScanLine } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { phoneAbilityCopy } from '#copy/app/phone-abilities.ts';
import { quickOrderCopy as copy } from '#copy/cart/quick-order.ts';
import { DeferredPart } from '#lib/parts/deferred-part.tsx';
import { lazyPart } from '#lib/parts/lazy-part.tsx';
import { loadPart } from '#lib/parts/load-part.ts';
import { useServices } from '#lib/services.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { codeOf, exactInputOf, firstQuantity, inputOf, saidQuantity } from './rows.ts';

const pauseMs = 250;
const shortest = 2;

const loadItems = () => loadPart('SuggestedItems', () => import('./suggested-items.tsx'));
const SuggestedItems = lazyPart(async () => (await loadItems()).SuggestedItems, 'nowhere');

/**
 * A row by hand: what and how many. Enter adds a code or a tone at once; behind words it goes to how
 * many and then adds, so that the hands stay on the keyboard; several lines pasted here are a list.
 */
export function TypedRow({
  onRow,
  onText,
  onUndo,
}: {
  onRow: (input: QuickOrderInput, isLeast?: boolean) => void;
  onText: (text: string) => void;
  /** Backspace in the empty field: the last row that was typed goes. */
  onUndo: () => void;
}) {
  const { phone } = useServices().platform;
  const listId = useId();
  const [item, setItem] = useState('');
  const [quantity, setQuantity] = useState(firstQuantity);
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const asked = useDebounced(item.trim(), pauseMs);
  const form = useRef<HTMLFormElement>(null);
  const isShown = isOpen && asked.length >= shortest && item.trim().length >= shortest;
  const fieldOf = (name: string) => form.current?.querySelector<HTMLInputElement>(`[name=${name}]`);

  function add(): void {
    fieldOf('item')?.focus();
    setMissing(item.trim() === '');
    if (item.trim() === '') return;
    put(inputOf(item.trim(), quantity.trim()));
  }

  function put(input: QuickOrderInput, isLeast = false): void {
    onRow(input, isLeast);
    setSaid(
      copy.typedRow(
        'text' in input ? input.text : rowWords(input.code, isLeast ? '' : input.quantity),
      ),
    );
    setItem('');
    setQuantity(firstQuantity);
    setOpen(false);
  }

  function choose({ code, matchedTone }: FoundProduct): void {
    const said = saidQuantity(item);
    if (said && quantity === firstQuantity) setQuantity(said.quantity);
    setItem(codeOf({ code, versionCode: matchedTone?.versionCode ?? null }));
    goOn();
  }

  function goOn(): void {
    setOpen(false);
    fieldOf('quantity')?.select();
  }

  function move(event: KeyboardEvent): void {
    if (event.key === 'Escape') setOpen(false);
    if (event.key === 'Backspace' && item === '' && !event.repeat) {
      setSaid('');
      onUndo();
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      const chosen = isShown && active ? document.getElementById(active) : null;
      const exact = quantity === firstQuantity ? exactInputOf(item) : null;
      if (chosen) chosen.click();
      else if (exact) put(exact.input, exact.isLeast);
      else if (item.trim() !== '') goOn();
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
      className="grid grid-cols-[minmax(0,1fr)_6rem] gap-3 sm:grid-cols-[minmax(0,var(--container-field))_7rem_auto] sm:justify-start"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <div className="relative">
        <TextInput
          name="item"
          label={copy.item}
          value={item}
          maxLength={300}
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
          onChange={(event) => {
            setItem(event.target.value);
            setMissing(false);
            setActive(null);
            setOpen(true);
          }}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text');
            if (!/[\n\t]/.test(text.trim())) return;
            event.preventDefault();
            onText(text);
          }}
          onKeyDown={move}
        />
        <div id={listId}>
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
        className="h-14 max-sm:col-span-2 max-sm:h-12"
        start={<Plus size={20} aria-hidden="true" />}
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
            void phone.scanCode?.().then((code) => code && put(inputOf(code, quantity.trim())))
          }
        >
          {phoneAbilityCopy.scan}
        </Button>
      ) : null}
      <p
        aria-live="polite"
        className="-mt-1 text-sm font-semibold text-success tabular-nums empty:hidden sm:col-span-3 max-sm:col-span-2"
      >
        {said}
      </p>
      <p className="-mt-1 text-sm text-ink-soft max-sm:hidden sm:col-span-3">{copy.itemHint}</p>
    </form>
  );
}

function rowWords(item: string, quantity: string): string {
  return quantity === '' ? item : `${item} · ${quantity}`;
}
