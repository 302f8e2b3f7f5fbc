import { foldText } from '@matiz/domain/kernel/text.ts';
import { commonEndings, commonPasswords, commonWords } from './password-list.ts';

/** The first characters of a password that stands for others: `passw0rd` is `password`. */
const stands: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  ñ: 'n',
};

const passwords = new Set(commonPasswords);
const words = new Set(commonWords);
const endings = new Set(commonEndings);
const runs = ['01234567890', 'abcdefghijklmnñopqrstuvwxyz', 'qwertyuiop', 'asdfghjklñ', 'zxcvbnm'];

/**
 * Whether a password is among those that are tried first: the commonest, a common word with a
 * common ending, a run of keys, one bit over and over, or what the account itself says (`about`:
 * e-mail, names). NIST SP 800-63B, 3.1.1.2; nothing else about a password is ruled.
 */
export function isCommonPassword(password: string, about: readonly string[] = []): boolean {
  const folded = foldText(password);
  const own = about.flatMap(partsOf);
  return (
    passwords.has(folded) ||
    isWordAndEnding(folded, (word) => words.has(word) || own.includes(word)) ||
    isRepeated(folded) ||
    isRun(folded)
  );
}

/** `colombia2026`, `p4ssw0rd!`, `123nacional`: the word may be written with figures. */
function isWordAndEnding(text: string, isWord: (word: string) => boolean): boolean {
  for (let at = text.length; at >= 3; at -= 1) {
    const isEnding = at === text.length || endings.has(text.slice(at));
    if (isEnding && (isWord(text.slice(0, at)) || isWord(readFigures(text.slice(0, at)))))
      return true;
  }
  for (let at = 1; at <= text.length - 3; at += 1) {
    if (endings.has(text.slice(0, at)) && isWord(text.slice(at))) return true;
  }
  return false;
}

function readFigures(text: string): string {
  return Array.from(text, (mark) => stands[mark] ?? mark).join('');
}

/** `aaaaaaaa`, `12121212`, `abcdabcd`, `colocolo`. */
function isRepeated(text: string): boolean {
  return /^(.{1,4})\1+.{0,3}$/s.test(text);
}

/** Eight or more that stand side by side in the alphabet, the figures or the keyboard. */
function isRun(text: string): boolean {
  const backwards = Array.from(text).reverse().join('');
  const joined = runs.map((run) => run + run);
  return joined.some((run) => run.includes(text) || run.includes(backwards));
}

/** An e-mail, its name before the @, and the names in it; names as one word and each. */
function partsOf(text: string): string[] {
  const whole = foldText(text).replaceAll(' ', '');
  const [local = ''] = whole.split('@');
  const words = foldText(text).split(/[^\p{L}\p{N}]+/u);
  return [whole, local, ...words].filter((part) => part.length >= 3);
}
