// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { NearMixes } from './near-mixes.tsx';

afterEach(cleanup);

test('a mix that lacks units says how many, and none says nothing', () => {
  renderApp(
    <NearMixes mixes={[{ title: 'Mezcla Cromía', reason: 'Te faltan 3 unidades de Cromía.' }]} />,
  );
  expect(screen.getByRole('listitem').textContent).toBe(
    'Mezcla Cromía. Te faltan 3 unidades de Cromía.',
  );
  cleanup();
  renderApp(<NearMixes mixes={[]} />);
  expect(screen.queryByRole('list')).toBeNull();
});
