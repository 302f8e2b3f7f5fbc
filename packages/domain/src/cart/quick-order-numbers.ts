import { foldText } from '../kernel/text.ts';
import { readMeasure } from '../search/read-measure.ts';
import type { SearchIntent } from '../search/search-intent.ts';

/** What names a product: its name, and how much of it there is. */
interface Named {
  readonly name: string;
  readonly contentSize: string | null;
}

/** Numbers of its name and content; each tells one number of the item. */
export function numbersOf({ name, contentSize }: Named): string[] {
  const ofName = numbersIn(name);
  return [...ofName, ...numbersIn(contentSize ?? '').filter((one) => !ofName.includes(one))];
}

/** Whole numbers and decimals, with a dot. */
export function numbersIn(text: string): string[] {
  return (text.match(/\d+(?:[.,]\d+)?/g) ?? []).map((number) => number.replace(',', '.'));
}

/**
 * Whether the name tells a number of the item, or several with a mark between them. Of those that
 * are `left` it takes the one that it tells.
 */
export function isNumberOf({ name, contentSize }: Named, typed: string, left: string[]): boolean {
  const [number, ...more] = numbersIn(typed);
  if (number === undefined) return false;
  if (more.length > 0) {
    const marked = [number, ...more].join('[^0-9a-zñ]+');
    return new RegExp(`(?<!\\d)${marked}(?!\\d)`).test(foldText(`${name} ${contentSize ?? ''}`));
  }
  const place = left.indexOf(number);
  if (place >= 0) left.splice(place, 1);
  return place >= 0;
}

export function isVolumeOf({ name }: Named, volume: number): boolean {
  return new RegExp(`(?<!\\d)${volume}\\s*vol`).test(foldText(name));
}

export function isSizeOf(
  { name, contentSize }: Named,
  { amount, unit }: Extract<SearchIntent, { kind: 'size' }>,
): boolean {
  const words = foldText(`${name} ${contentSize ?? ''}`)
    .replace(/(\d),(?=\d)/g, '$1.')
    .split(/[^0-9a-zñ.]+/);
  return words.some((_, index) => {
    const [size] = readMeasure(words.slice(index))?.intents ?? [];
    return size?.kind === 'size' && size.amount === amount && size.unit === unit;
  });
}
