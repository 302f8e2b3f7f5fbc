import path from 'node:path';

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const isSource = (file: string) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts');
/** Minutes each: they run in `npm test`. */
const isLong = (file: string) =>
  /(^|\/)(fuzz|access|access-objects|race|cart-model|upgrade|large-product|memory)\.test\.ts$/.test(
    file,
  );

/**
 * The tests that were changed, and those beside what was changed: of the same name, else those of
 * its folder. What is far away and depends on it is left to the whole run.
 */
export function testsBeside(changed: readonly string[], tests: readonly string[]): string[] {
  const found = changed.filter(isSource).flatMap((file) => {
    if (isTest(file)) return [file];
    const stem = file.replace(/\.(store|service|routes|resource|builders)?\.?tsx?$/, '');
    const folder = path.dirname(file);
    const here = tests.filter((test) => path.dirname(test) === folder);
    const same = here.filter((test) => test.startsWith(`${stem}.test.`));
    return same.length > 0 ? same : here;
  });
  return [...new Set(found)].filter((file) => tests.includes(file) && !isLong(file)).toSorted();
}
