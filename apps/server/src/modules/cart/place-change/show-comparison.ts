import type { LocationChange } from '@matiz/contracts/delivery.ts';
import { say } from '@matiz/contracts/messages.ts';
import type {
  LineChange,
  LocationComparison,
} from '@matiz/domain/cart/place-change/compare-locations.ts';
import type { Sellable } from '@matiz/domain/catalogue/sellable.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { formatDay } from '@matiz/domain/kernel/show-date.ts';

type Shown = LocationChange['cart'];

/** The comparison as it is answered, each change in a sentence. */
export function showComparison(comparison: LocationComparison): Shown {
  const { lines, joiningUnits: units, amountBefore, amountAfter } = comparison;
  const joining = units === 0 ? null : { units, message: joiningMessage(units) };
  return { lines: lines.map(showChange), joining, amountBefore, amountAfter };
}

function showChange(change: LineChange): Shown['lines'][number] {
  const { code, versionCode, image } = change.sellable;
  const name = nameOf(change.sellable);
  const kind = change.kind === 'later' ? 'presale' : change.kind;
  return { code, versionCode, name, image, kind, message: messageOf(change, name) };
}

function messageOf(change: LineChange, name: string): string {
  switch (change.kind) {
    case 'gone':
      return say('placeGone', { name });
    case 'price': {
      const [before, after] = [formatPesos(change.before), formatPesos(change.after)];
      return say('placePrice', { name, before, after });
    }
    case 'presale': {
      const { units: n, quantity: wanted } = change;
      return say('placePresale', { n, wanted, name, date: formatDay(change.date) });
    }
    case 'later':
      return say('placePresaleLater', { name, date: formatDay(change.date) });
    case 'less_stock':
      return say('placeLessStock', { n: change.available, wanted: change.quantity, name });
  }
}

function nameOf({ name, versionName }: Sellable): string {
  return versionName === null ? name : `${name} ${versionName}`;
}

function joiningMessage(n: number): string {
  return n === 1 ? say('placeJoinsOne') : say('placeJoins', { n });
}
