// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUpDesk } from '#testing/set-up-desk.tsx';
import type { DeskRoute } from '../desk-route.ts';
import { MenuGroup } from './menu-group.tsx';
import { useFoldedGroups } from './use-folded-groups.ts';

const desk = setUpDesk();
const entry = (path: string, title: string): DeskRoute => ({
  path,
  title,
  scope: 'prices:read',
  group: 'Precios',
  load: () => Promise.reject(new Error('no screen is opened here')),
});
const entries = [entry('/precios', 'Precios base'), entry('/precios/listas', 'Listas')];

function Prices() {
  const { folded, fold } = useFoldedGroups();
  return (
    <nav>
      <MenuGroup
        name="Precios"
        entries={entries}
        isFolded={folded.includes('Precios')}
        fold={() => fold('Precios')}
      />
    </nav>
  );
}
const links = () =>
  within(screen.getByRole('navigation'))
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);

test('a group of the menu folds away, and is found so again', async () => {
  const { user, unmount } = desk.draw(<Prices />);
  expect(links()).toEqual(['Precios base', 'Listas']);
  await user.click(screen.getByRole('button', { name: 'Precios', expanded: true }));
  expect(links()).toEqual([]);
  unmount();
  const { user: later } = desk.draw(<Prices />);
  expect(links()).toEqual([]);
  await later.click(screen.getByRole('button', { name: 'Precios', expanded: false }));
  expect(links()).toEqual(['Precios base', 'Listas']);
});
