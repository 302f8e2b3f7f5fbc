import { loadNamedList, type NamedList, NamedListScreen } from '#features/catalogue/index.ts';
import type { ScreenArgs } from '#lib/screen.ts';

const named: NamedList = {
  list: 'bestsellers',
  title: 'Más vendidos',
  description: 'Lo que más piden los salones de Colombia.',
  sorts: ['bestsellers', 'new', 'name'],
};

export const loadScreenData = (args: ScreenArgs) => loadNamedList(named, args);

export function Component() {
  return <NamedListScreen named={named} />;
}
