import { findListedTone, readToneList } from '@matiz/domain/catalogue/tone-list.ts';
import { colourCardCopy as copy } from '#copy/catalogue/colour-card.ts';
import type { UnitChange } from '../../selection/units.ts';
import type { CardTone } from '../card-tones.ts';

/** An entry that chose nothing, and why. */
export interface PastedProblem {
  readonly text: string;
  readonly reason: string;
}

export interface PastedTones {
  /** What each tone of the list is to be, by its code. */
  readonly changes: ReadonlyMap<string, UnitChange>;
  readonly problems: readonly PastedProblem[];
}

/** What a pasted list asks of the tones of a card; a tone that stands in it twice is added up. */
export function readPastedTones(text: string, tones: readonly CardTone[]): PastedTones {
  const changes = new Map<string, UnitChange>();
  const problems: PastedProblem[] = [];
  for (const entry of readToneList(text)) {
    const found = findListedTone(entry, tones);
    if (found.kind === 'found') {
      const { code } = found.tone;
      changes.set(code, join(changes.get(code), found.quantityText));
    } else if (found.kind === 'unknown') {
      problems.push({ text: entry.text, reason: copy.pasteUnknown });
    } else {
      const names = found.tones.map(({ number, name }) => `${number} ${name}`).join(' o ');
      problems.push({ text: entry.text, reason: copy.pasteAmbiguous(names) });
    }
  }
  return { changes, problems };
}

/** Without a quantity: the least that is sold. */
function join(before: UnitChange | undefined, text: string | null): UnitChange {
  if (before === undefined) return text === null ? { fit: 1 } : { text };
  const sum = unitsOf(before) + (text === null ? 1 : Number(text));
  // What is no whole number is left as it was written, so that it can be refused by its name.
  return Number.isInteger(sum) ? { text: String(sum) } : { text: text ?? '1' };
}

function unitsOf(change: UnitChange): number {
  if ('text' in change) return Number(change.text);
  return 'fit' in change ? change.fit : change.by;
}
