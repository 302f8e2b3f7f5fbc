import {
  reflectionFamilies,
  type SignMeaning,
} from '@matiz/domain/catalogue/reflection-families.ts';
import { reflectionsCopy as copy } from '#copy/catalogue/catalogue.ts';

/** `1=ceniza, 4=cobrizo`: how a form holds a map, and how a history says it. */
export function splitMap(text: string): SignMeaning[] {
  return text === ''
    ? []
    : text.split(', ').map((pair) => {
        const [sign = '', family = ''] = pair.split('=');
        return { sign, family };
      });
}

export function joinMap(map: readonly SignMeaning[]): string {
  const plain = (written: string) => written.replace(/[=,\s]/g, '');
  return map.map(({ sign, family }) => `${plain(sign)}=${family}`).join(', ');
}

/** In the words of the screen: `1 Ceniza, 4 Cobrizo`. */
export function showMap(text: string): string {
  return splitMap(text)
    .map(({ sign, family }) => `${sign} ${nameFamily(family)}`)
    .join(', ');
}

/** One that only a file could bring is called as it is written. */
export function nameFamily(family: string): string {
  const known = reflectionFamilies.find((each) => each === family);
  return known === undefined ? family : copy.families[known];
}

export const reflectionsText = {
  of: (value: unknown) =>
    typeof value === 'string' ? value : joinMap(Array.isArray(value) ? value : []),
  // A line where nothing was written yet says nothing.
  read: (text: string) => splitMap(text).filter(({ sign, family }) => sign !== '' || family !== ''),
};
