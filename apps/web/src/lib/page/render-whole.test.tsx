import { lazy, Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { renderWhole } from './render-whole.ts';

const onError = vi.fn();
const draw = (node: Parameters<typeof renderWhole>[0]) => renderWhole(node, { onError });

test('waits for a part that is not loaded yet, and writes the same once it is', async () => {
  const Part = lazy(async () => ({ default: () => <b>Tonos ñ & más</b> }));
  const page = (
    <Suspense fallback="…">
      <Part />
    </Suspense>
  );
  const first = await draw(page);
  expect(first).toContain('<b>Tonos ñ &amp; más</b>');
  expect(await draw(page)).toBe(first);
  expect(onError).not.toHaveBeenCalled();
});

test('says what failed in a part, and sends the rest', async () => {
  const Broken = () => {
    throw new Error('broken part');
  };
  const html = await draw(
    <main>
      <Suspense fallback="sin esto">
        <Broken />
      </Suspense>
    </main>,
  );
  expect(html).toContain('sin esto');
  expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('broken part'));
});

test('fails where nothing can be sent', async () => {
  const Broken = () => {
    throw new Error('broken page');
  };
  await expect(draw(<Broken />)).rejects.toThrow('broken page');
});
