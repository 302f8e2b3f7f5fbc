import type { BodyInput } from '@matiz/contracts/define-call.ts';
import { type changeBrand, listBrands } from '@matiz/contracts/staff/catalogue/brands.ts';
import { ResourceTable } from '#parts/table/resource-table.tsx';

/** For tests: a brand as a list has it. */
export const buildBrand = (id: string, name: string, products = 3) => ({
  id,
  version: 1,
  code: `M${id}`,
  name,
  story: `La historia de ${name}`,
  image: '',
  reflections: [] as { sign: string; family: string }[],
  products,
});
export const brandRows = [
  buildBrand('1', 'Cromía'),
  buildBrand('2', 'Raíz'),
  buildBrand('3', 'Savia', 0),
];

/** For tests: a table with an order, a filter, a column that is not shown at first, and a selection. */
export function Brands({ isSelectable = false, create = true }) {
  return (
    <ResourceTable
      title="Marcas"
      list={listBrands}
      columns={[
        {
          id: 'name',
          head: 'Nombre',
          order: 'name',
          cell: ({ name }) => name,
          text: ({ name }) => name,
        },
        { id: 'code', head: 'Código', cell: ({ code }) => code, text: ({ code }) => code },
        { id: 'story', head: 'Historia', cell: ({ story }) => story, isExtra: true },
      ]}
      filters={[
        {
          name: 'products',
          label: 'Productos',
          choices: [
            { value: 'with', label: 'Con productos' },
            { value: 'without', label: 'Sin productos' },
          ],
        },
      ]}
      open={({ id }) => `/marcas/${id}`}
      nameOf={({ name }) => name}
      {...(create ? { create: { to: '/marcas/nueva', thing: 'una marca' } } : {})}
      empty="Aquí van las marcas."
      bulk={
        isSelectable
          ? ({ rows }, finish) => (
              <button type="button" onClick={() => finish()}>
                Ocultar {rows.map(({ name }) => name).join(', ')}
              </button>
            )
          : undefined
      }
    />
  );
}

type BrandRow = ReturnType<typeof buildBrand>;

/** For tests: the brand after a save, as the server answers it. */
export function saveBrand(
  stored: BrandRow,
  { set: { name = stored.name, story = stored.story }, version }: BodyInput<typeof changeBrand>,
): { result: BrandRow } {
  return { result: { ...stored, name, story, version: version + 1 } };
}
