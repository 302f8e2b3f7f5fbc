import type { Page } from '@playwright/test';

/** What the device keeps of the answers that it was given, by the names of their queries. */
export function readKept(page: Page): Promise<Readonly<Record<string, unknown>>> {
  return page.evaluate(
    () =>
      new Promise<Record<string, unknown>>((resolve) => {
        indexedDB.open('matiz').onsuccess = ({ target }) => {
          const database = (target as IDBOpenDBRequest).result;
          const answers = database.transaction('answers').objectStore('answers').getAll();
          answers.onsuccess = () => {
            database.close();
            resolve(Object.fromEntries(answers.result.map(({ id, data }) => [id, data])));
          };
        };
      }),
  );
}
