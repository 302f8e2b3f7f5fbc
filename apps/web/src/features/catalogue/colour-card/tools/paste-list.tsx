import { maxTypedEntry } from '@matiz/domain/catalogue/typed-entry.ts';
import { Button } from '@matiz/ui/button.tsx';
import { TextArea } from '@matiz/ui/inputs/text-area.tsx';
import { useEffect, useRef, useState } from 'react';
import { colourCardCopy as copy } from '#copy/catalogue/colour-card.ts';
import type { Offer } from '../../selection/offer.ts';
import { chosenUnitsOf } from '../../selection/selection.ts';
import { useSelectionStore } from '../../selection/selection-store.ts';
import type { CardTone } from '../card-tones.ts';
import { type PastedProblem, readPastedTones } from './pasted-tones.ts';

interface Outcome {
  readonly said: string;
  readonly problems: readonly PastedProblem[];
  /** It was longer than what is read of it. */
  readonly isCut: boolean;
}

/**
 * Tones and quantities written or pasted as text (`7.43 x3, 6.0 x6`). What was understood is chosen
 * in the card; each entry that was not stands here with its reason.
 */
export function PasteList({
  id,
  offer,
  tones,
  mayType,
  onChosen,
  onClose,
}: {
  id: string;
  offer: Offer;
  tones: readonly CardTone[];
  /** §5: asked before a typed quantity counts. */
  mayType: () => boolean;
  /** All of the list was chosen: `said` tells how much. */
  onChosen: (said: string) => void;
  onClose: () => void;
}) {
  const store = useSelectionStore();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isEmpty, setEmpty] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => field.current?.querySelector('textarea')?.focus(), []);

  function choose() {
    const text = field.current?.querySelector('textarea')?.value ?? '';
    setEmpty(text.trim() === '');
    setOutcome(null);
    if (text.trim() === '' || !mayType()) return;
    const { changes, problems } = readPastedTones(firstEntries(text), tones);
    const isCut = text.length > maxTypedEntry;
    const before = store.read(offer.product._id);
    store.change(offer, { kind: 'fill', changes });
    const selection = store.read(offer.product._id);
    // Of a tone that was chosen before, a refused number changed nothing.
    const chosen = [...changes.keys()].filter(
      (code) =>
        chosenUnitsOf(selection, code) > 0 &&
        (!selection.notices[code] ||
          chosenUnitsOf(selection, code) !== chosenUnitsOf(before, code)),
    );
    const units = chosen.reduce((sum, code) => sum + chosenUnitsOf(selection, code), 0);
    const said = chosen.length === 0 ? copy.pasteNone : copy.pasteChosen(units, chosen.length);
    const refused = [...changes.keys()].flatMap((code) => {
      const reason = selection.notices[code];
      return reason ? [{ text: offer.versions.get(code)?.name ?? code, reason }] : [];
    });
    const all = [...problems, ...refused];
    if (all.length === 0 && !isCut) onChosen(said);
    else setOutcome({ said, problems: all, isCut });
  }

  return (
    <section id={id} aria-label={copy.paste} className="mt-2 rounded-lg bg-surface p-4 shadow-card">
      <div ref={field}>
        <TextArea
          label={copy.pasteLabel}
          hint={copy.pasteHint}
          rows={3}
          error={isEmpty ? copy.pasteNothing : undefined}
        />
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" onClick={choose}>
          {copy.pasteChoose}
        </Button>
        <Button size="sm" variant="quiet" onClick={onClose}>
          {copy.pasteClose}
        </Button>
      </div>
      {outcome ? (
        <div role="status" className="mt-3 text-sm">
          <p className="font-semibold">{outcome.said}</p>
          {outcome.isCut ? <p className="text-danger">{copy.typedTooLong}</p> : null}
          <ul className="mt-1 flex flex-col gap-1">
            {outcome.problems.map(({ text, reason }) => (
              <li key={`${text} ${reason}`}>
                <span className="font-semibold">{text}</span>
                <span className="text-danger">{` · ${reason}`}</span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </section>
  );
}

/** As much as is read, without the entry in which that ends: of «7.43 x12» not «7.43 x1». */
function firstEntries(text: string): string {
  if (text.length <= maxTypedEntry) return text;
  const first = text.slice(0, maxTypedEntry);
  return first.replace(/[\n,;][^\n,;]*$/, '');
}
