import { loadNamedList, type NamedList, NamedListScreen } from '#features/catalogue/index.ts';
import type { ScreenArgs } from '#lib/screen.ts';

const named: NamedList = {
  list: 'combos',
  title: 'Combos',
  description: 'Combos armados para tu salón: más producto por menos.',
  sorts: ['bestsellers', 'new', 'name'],
};

export const loadScreenData = (args: ScreenArgs) => loadNamedList(named, args);

export function Component() {
  return <NamedListScreen named={named} />;
}
