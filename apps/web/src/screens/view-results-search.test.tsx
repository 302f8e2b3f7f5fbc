// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ShareList } from '#features/catalogue/list/share-list.tsx';
import { buildProduct } from '#features/catalogue/selection/product.builders.ts';
import { renderApp } from '#testing/render-app.tsx';
import { Component } from './view-results-search.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

/** The address that WhatsApp gets. */
async function pressShare(): Promise<string | undefined> {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
  const open = vi.spyOn(window, 'open').mockReturnValue({} as Window);
  await userEvent.click(await screen.findByRole('button', { name: 'Compartir esta lista' }));
  return new URL(String(open.mock.calls[0]?.[0])).searchParams.get('text')?.split('\n').at(-1);
}

test('ViewResultsSearch (§2) is shared with what was searched for, and nothing of who looks', async () => {
  const at =
    '/view-results-search?search=tinte+%26+7.43&page=2&sort=name&reference=ana&campaign=mayo';
  window.history.replaceState(null, '', at);
  const found = {
    products: [buildProduct({ _id: '7' })],
    totalItems: 1,
    page: 2,
    totalPages: 2,
    suggestion: null,
    leftOut: [],
    alternatives: [],
  };
  renderApp(<Component />, {
    at,
    answers: { 'GET /search': () => ({ status: 200, body: found }) },
  });
  expect(await pressShare()).toBe(
    `${window.location.origin}/view-results-search?search=tinte+%26+7.43`,
  );
});

test('a list that its path names is shared without its query', async () => {
  window.history.replaceState(null, '', '/home/categories/3/tintes?sort=name&reference=ana');
  renderApp(<ShareList title="Tintes" path={undefined} />);
  expect(await pressShare()).toBe(`${window.location.origin}/home/categories/3/tintes`);
});
