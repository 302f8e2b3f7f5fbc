import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../lib/repository.ts';

const folders = ['apps', 'packages', 'e2e'];
// Photographs (e2e/screens) go everywhere and prove nothing.
const isTest = /\.(test|spec)\.tsx?$|^e2e\/(?!screens).*\.ts$/;

/** The whole text of every test and journey of the repository, or of those in `under`. */
export function readTests(root = repository, under = /^/): string[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.join(folder, file))
      .filter(
        (file) =>
          isTest.test(file) && under.test(file) && !/node_modules|[\\/]dist[\\/]/.test(file),
      )
      .map((file) => readFileSync(path.join(root, file), 'utf8')),
  );
}

/** Whether a test or a group of tests has the call in its title: `POST /cart/additem`. */
export function titlesCall(tests: readonly string[], call: string): boolean {
  const title = new RegExp(
    `(test|it|describe)[\\w.]*(\\([^'"\`]*)?\\(\\s*['"\`]${escapeText(call)}(?![\\w/-])`,
  );
  return tests.some((text) => title.test(text));
}

/** Tests that can open a page. */
export const pageTests = /^(e2e|apps[\\/]web|apps[\\/]server[\\/]src[\\/]http)[\\/]/;

/** Whether a test goes to a route: its path stands in the test, with any value for a parameter. */
export function visitsRoute(tests: readonly string[], route: string): boolean {
  const pattern = escapeText(route)
    .replace(/\/:\w+\\\?/g, '(/[^/\'"`\\s]+)?')
    .replace(/:\w+/g, '[^/\'"`\\s]+')
    .replace(/(?<=.)\/$/, '/?');
  const visit = new RegExp(`['"\`]([^'"\`\\s]*[:}][^'"\`\\s]*?)?${pattern}(\\?[^'"\`]*)?['"\`]`);
  return tests.some((text) => visit.test(text));
}

function escapeText(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
