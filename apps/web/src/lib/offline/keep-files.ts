const files = /\/assets\/[^?]+\.(js|css)$/;

/**
 * What this page has fetched of the release passes by the worker once more, which keeps it: for what
 * only some people need without a connection, and the worker's own list is without (ADR 62).
 */
export async function keepFiles(page: Window): Promise<void> {
  const { serviceWorker } = page.navigator;
  if (!serviceWorker) return;
  await serviceWorker.ready;
  const names = page.performance.getEntriesByType('resource').map(({ name }) => name);
  const wanted = [...new Set(names)].filter((name) => files.test(name));
  await Promise.all(
    wanted.map((name) => page.fetch(name, { cache: 'force-cache' }).catch(() => undefined)),
  );
}
