import { say } from '@matiz/contracts/messages.ts';
import { leastAddition, mostAddition, type Room } from '@matiz/domain/cart/room.ts';
import { checkQuantity, readTypedQuantity } from '@matiz/domain/kernel/quantity.ts';

/** The rule of one line (§5, §8): its room, its product's minimum and multiple, and its words. */
export interface UnitRule {
  readonly room: Room;
  readonly minQuantity: number;
  readonly multiple: number;
  readonly name: string;
  /** A tone has sentences of its own (§8). */
  readonly isTone: boolean;
}

/** One press, what was typed, or so many units as nearly as the rules allow. */
export type UnitChange =
  | { readonly by: 1 | -1 }
  | { readonly text: string }
  | { readonly fit: number };

export interface ChangedUnits {
  readonly units: number;
  /** The sentence that explains why it is not what was asked for; null when it is. */
  readonly notice: string | null;
}

export function leastUnits(rule: UnitRule): number {
  return leastAddition(rule, rule.room.inCart);
}

/** The most units that the room allows and the multiple admits; 0 when it is less than the least. */
export function mostUnits(rule: UnitRule): number {
  const { inCart, most } = rule.room;
  return mostAddition(rule, { inCart, room: most });
}

/**
 * One press or one typed text. A step goes by the multiple; below the least it takes the tone
 * away; beyond the room it stops there and says so. A typed text that breaks a rule changes
 * nothing: it is explained, never rounded silently.
 */
export function changeUnits(rule: UnitRule, units: number, change: UnitChange): ChangedUnits {
  if ('text' in change) return typeUnits(rule, units, change.text);
  if ('fit' in change) return fitUnits(rule, change.fit);
  const least = leastUnits(rule);
  if (change.by < 0) {
    const fewer = units - rule.multiple;
    return accepted(fewer < least ? 0 : fewer);
  }
  return within(rule, units === 0 ? least : units + rule.multiple);
}

/** Nobody wrote the number: it is brought up to the minimum and the multiple without a word. */
function fitUnits(rule: UnitRule, wanted: number): ChangedUnits {
  const { room, multiple, minQuantity } = rule;
  const line = Math.max(minQuantity, room.inCart + wanted);
  return within(rule, leastAddition({ multiple, minQuantity: line }, room.inCart));
}

function typeUnits(rule: UnitRule, units: number, text: string): ChangedUnits {
  const typed = readTypedQuantity(text);
  if (!typed.ok) {
    const notice = say(typed.error === 'NOT_A_NUMBER' ? 'notANumber' : 'notAnInteger');
    return { units, notice };
  }
  if (typed.value === 0) return accepted(0);
  const { room, minQuantity, multiple, name } = rule;
  if (typed.value > room.most) return within(rule, typed.value);
  const checked = checkQuantity({ quantity: room.inCart + typed.value, minQuantity, multiple });
  if (checked.ok) return accepted(typed.value);
  if (checked.error.kind === 'BELOW_MINIMUM') {
    return { units, notice: say('belowMinimum', { name, min: minQuantity }) };
  }
  const nearest = checked.error.nearest.map((line) => line - room.inCart).filter((n) => n > 0);
  return { units, notice: say('notAMultiple', { name, multiple, nearest: nearest.join(' o ') }) };
}

function within(rule: UnitRule, wanted: number): ChangedUnits {
  if (wanted <= rule.room.most) return accepted(wanted);
  return { units: mostUnits(rule), notice: shortageText(rule) };
}

/** §8's sentence for as many units as there are. */
export function shortageText({ room, isTone, name }: UnitRule): string {
  const n = room.most;
  if (n === 0) return say(isTone ? 'toneOutOfStock' : 'outOfStock');
  return isTone ? say('stockInsufficient', { n }) : say('stockExceeded', { n, name });
}

function accepted(units: number): ChangedUnits {
  return { units, notice: null };
}
