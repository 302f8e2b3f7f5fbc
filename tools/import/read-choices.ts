import { parseArgs } from 'node:util';
import {
  encodings,
  type ImportRequest,
  usualChoices,
} from '../../apps/server/src/modules/catalogue/index.ts';

const options = {
  'dry-run': { type: 'boolean', default: false },
  map: { type: 'string', multiple: true },
  ignore: { type: 'string', multiple: true },
  accept: { type: 'boolean', default: false },
  warehouse: { type: 'string' },
  category: { type: 'string' },
  brand: { type: 'string' },
  brands: { type: 'string', multiple: true },
  'create-brands': { type: 'boolean', default: false },
  'create-categories': { type: 'boolean', default: false },
  split: { type: 'boolean', default: false },
  rate: { type: 'string', multiple: true },
  encoding: { type: 'string' },
  undo: { type: 'string' },
  list: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/** Throws for options that there are not. */
export function readArguments() {
  return parseArgs({ args: process.argv.slice(2), options, allowPositionals: true });
}
export type Values = ReturnType<typeof readArguments>['values'];

/** What the typed options ask for; a sentence for those that cannot be. */
export function readChoices(file: string, values: Values): ImportRequest | string {
  const rates = readRates(values.rate ?? []);
  if (rates === null) return '--rate debe ser un número, como 4100, o una moneda, como USD=4100.';
  const encoding = encodings.find((known) => known === values.encoding) ?? null;
  if (values.encoding !== undefined && encoding === null) {
    return `--encoding debe ser ${encodings.join(', ')}.`;
  }
  const map = readPairs(values.map ?? []);
  if (map === null) return '--map se escribe así: --map "Nombre=producto,Precio venta=precio".';
  const brandNames = readPairs(values.brands ?? []);
  if (brandNames === null) return `--brands se escribe así: --brands "NULL=Sin marca".`;
  return {
    ...usualChoices,
    file,
    actorId: null,
    isDryRun: values['dry-run'],
    rates,
    encoding,
    map,
    brandNames,
    ignore: (values.ignore ?? []).flatMap(listOf),
    acceptsProposal: values.accept,
    createBrands: values['create-brands'],
    createCategories: values['create-categories'],
    splits: values.split,
    warehouse: values.warehouse ?? null,
    category: values.category ?? null,
    brand: values.brand ?? null,
  };
}

/** `Nombre=producto,Precio=precio`; null for what is no list of pairs. */
function readPairs(texts: readonly string[]): Map<string, string> | null {
  const pairs = texts.flatMap(listOf).map((text) => text.split('='));
  if (pairs.some((pair) => pair.length !== 2 || pair.some((one) => one.trim() === ''))) return null;
  return new Map(pairs.map(([one = '', other = '']) => [one.trim(), other.trim()]));
}

function listOf(text: string): string[] {
  const parts = text.split(',').map((part) => part.trim());
  return parts.filter((part) => part !== '');
}

/** `4100` for all that names no currency, `USD=4100` for one. */
function readRates(texts: readonly string[]): ImportRequest['rates'] | null {
  let general: number | null = null;
  const byCurrency: Record<string, number> = {};
  for (const text of texts.flatMap(listOf)) {
    const [, currency, digits] = /^(?:([A-Za-z]{3})=)?(\d+(?:\.\d+)?)$/.exec(text) ?? [];
    if (digits === undefined || Number(digits) <= 0) return null;
    if (currency === undefined) general = Number(digits);
    else byCurrency[currency.toUpperCase()] = Number(digits);
  }
  return { general, byCurrency };
}
