/** Number words as a telephone writes down what was said to it. */
const digitWords: Readonly<Record<string, string>> = {
  cero: '0',
  uno: '1',
  un: '1',
  dos: '2',
  tres: '3',
  cuatro: '4',
  cinco: '5',
  seis: '6',
  siete: '7',
  ocho: '8',
  nueve: '9',
};
const teenWords: Readonly<Record<string, string>> = {
  diez: '10',
  once: '11',
  doce: '12',
  trece: '13',
  catorce: '14',
  quince: '15',
  dieciseis: '16',
  dieciséis: '16',
  diecisiete: '17',
  dieciocho: '18',
  diecinueve: '19',
  veinte: '20',
  veintiuno: '21',
  veintidos: '22',
  veintidós: '22',
  veintitres: '23',
  veintitrés: '23',
  veinticuatro: '24',
  veinticinco: '25',
  veintiseis: '26',
  veintiséis: '26',
  veintisiete: '27',
  veintiocho: '28',
  veintinueve: '29',
};
const tenWords: Readonly<Record<string, string>> = {
  treinta: '3',
  cuarenta: '4',
  cincuenta: '5',
  sesenta: '6',
  setenta: '7',
  ochenta: '8',
  noventa: '9',
};

const digit = alternatives(digitWords);
const teen = alternatives(teenWords);
const ten = alternatives(tenWords);
const level = `(?<![\\p{L}\\d.,/-])(?:\\d{1,2}|${digit}|diez|once|doce)`;
const mark = '(?:punto|coma|barra|slash)';
/** `cuarenta y tres`, `cero uno`, `43`; a digit that begins the next tone is not taken along. */
const reflection = `(?:\\d{1,3}|(?:${ten})(?:\\s+y\\s+(?:${digit}))?|${teen}|(?:${digit})(?:\\s+(?:${digit})(?!\\s+${mark}(?!\\p{L}))){0,2})(?![\\p{L}\\d])`;

const marked = new RegExp(`(${level})\\s+${mark}\\s+(${reflection})`, 'giu');
/** Without its mark only where nothing else was said: `siete cuarenta y tres`. */
const bare = new RegExp(`^(${digit}|diez|once|doce)\\s+(${reflection})$`, 'iu');

/** Writes tones that were spoken as they are printed: `siete punto cuarenta y tres` as `7.43`. */
export function writeSpokenTones(text: string): string {
  return text.replace(marked, (_, depth: string, rest: string) => joined(depth, rest));
}

/** The tone of a text that is nothing but number words without a mark; null for any other. */
export function spokenToneOf(text: string): string | null {
  const [, depth, rest] = bare.exec(text.trim()) ?? [];
  return depth === undefined || rest === undefined ? null : joined(depth, rest);
}

function joined(depth: string, rest: string): string {
  return `${inDigits(depth)}.${inDigits(rest)}`;
}

function inDigits(words: string): string {
  const all = words
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/\s+/)
    .filter((word) => word !== 'y');
  const [first = '', second] = all;
  const tens = tenWords[first];
  if (tens !== undefined) return `${tens}${second === undefined ? '0' : digitWords[second]}`;
  return all.map((word) => teenWords[word] ?? digitWords[word] ?? word).join('');
}

function alternatives(words: Readonly<Record<string, string>>): string {
  // The longer first: `uno` before `un`.
  return Object.keys(words)
    .toSorted((a, b) => b.length - a.length)
    .join('|');
}
