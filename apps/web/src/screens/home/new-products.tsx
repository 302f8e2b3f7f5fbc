import { loadNamedList, type NamedList, NamedListScreen } from '#features/catalogue/index.ts';
import type { ScreenArgs } from '#lib/screen.ts';

const named: NamedList = {
  list: 'new',
  title: 'Nuevos',
  description: 'Lo último que llegó a Matiz: tonos, tratamientos y herramientas nuevas.',
  sorts: ['new', 'bestsellers', 'name'],
};

export const loadScreenData = (args: ScreenArgs) => loadNamedList(named, args);

export function Component() {
  return <NamedListScreen named={named} />;
}
