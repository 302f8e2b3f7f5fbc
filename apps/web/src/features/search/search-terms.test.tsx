// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type Answers, refuse, renderApp } from '#testing/render-app.tsx';
import { useNotedSearch } from './search-terms.query.ts';
import { TermRows } from './term-rows.tsx';

afterEach(cleanup);

const terms = (...all: string[]) => ({
  status: 200,
  body: { result: all.map((searchTerm) => ({ searchTerm, results: 3 })) },
});

test('a search begins with one’s own last ones, and with what others look for besides', async () => {
  const answers: Answers = {
    'GET /searchterms/list-user': () => terms('7.43', 'oxidante'),
    'GET /searchterms/top': () => terms('oxidante', 'keratina'),
  };
  renderApp(<TermRows />, { answers });
  const own = await screen.findByRole('region', { name: 'Tus búsquedas recientes' });
  const top = await screen.findByRole('region', { name: 'Lo más buscado' });
  const textsOf = (row: HTMLElement) =>
    within(row)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  await waitFor(() => expect(textsOf(top)).toEqual(['keratina']));
  expect(textsOf(own)).toEqual(['7.43', 'oxidante']);
  expect(within(own).getByRole('link', { name: '7.43' }).getAttribute('href')).toBe(
    '/view-results-search?search=7.43',
  );
});

function Results({ text }: { text: string }) {
  useNotedSearch(text);
  return text;
}

test('a search is noted once, also when the page is left; nobody is told when it cannot be', async () => {
  const { sent } = renderApp(<Results text="cobrizo" />, {
    answers: { 'POST /searchTerms/add': () => refuse(500, { code: 'INTERNAL', message: 'x' }) },
  });
  await waitFor(() =>
    expect(sent['POST /searchTerms/add']).toMatchObject([
      { body: { searchTerm: 'cobrizo' }, keepalive: true },
    ]),
  );
  expect(screen.getByText('cobrizo')).toBeTruthy();
});
