import { say } from '@matiz/contracts/messages.ts';
import type { SignMeaning } from '@matiz/domain/catalogue/reflection-families.ts';
import { slugOf } from '@matiz/domain/kernel/text.ts';
import { type RowUse, refuseUsed } from '#resource/refuse-used.ts';
import type { Resource } from '#resource/resource.ts';
import { writeReflections } from './brand-reflections.store.ts';
import { type HasPicture, refusePicture } from './pictures/refuse-picture.ts';
import { referringRules } from './referring-rules.ts';
import { refuseReflections } from './refuse-reflections.ts';

export interface BrandForm {
  readonly name: string;
  readonly story?: string | undefined;
  /** Null: none of its own. */
  readonly image?: string | null | undefined;
  readonly reflections?: readonly SignMeaning[] | undefined;
}

/** Withdrawn products are of a brand as well, though its list counts what is sold. */
const uses: readonly RowUse[] = [
  {
    table: 'product',
    columns: ['brand_id'],
    where: (sql) => sql`withdrawn_at IS NULL`,
    words: ['producto', 'productos'],
  },
  {
    table: 'product',
    columns: ['brand_id'],
    where: (sql) => sql`withdrawn_at IS NOT NULL`,
    words: ['producto retirado', 'productos retirados'],
  },
  ...referringRules('brand_id'),
];

/**
 * Brands as staff keep them; the address of a brand's page follows its first name. `plainImage` is
 * what one shows until it has a picture of its own.
 */
export const brandResource = (plainImage: string, hasPicture: HasPicture): Resource<BrandForm> => ({
  table: 'brand',
  kind: 'brand',
  key: 'id',
  fields: ['name', 'story', 'image', 'reflections'],
  source: {
    columns: (sql) => sql`brand.id::text AS id, brand.version, brand.code, brand.name, brand.story,
      brand.image,
      (SELECT coalesce(json_agg(json_build_object('sign', digit, 'family', family) ORDER BY digit), '[]')
        FROM brand_reflection WHERE brand_reflection.brand_id = brand.id) AS reflections,
      (SELECT count(*)::int FROM product
        WHERE product.brand_id = brand.id AND product.withdrawn_at IS NULL) AS products`,
    from: (sql) => sql`brand`,
    id: { key: (sql) => sql`brand.id`, type: 'integer' },
    search: (sql, text) => sql`fold_text(brand.name) LIKE '%' || fold_text(${text}) || '%'`,
    filters: {
      'f.products': (sql, value) => sql`${value === 'with'} = EXISTS (
        SELECT FROM product WHERE product.brand_id = brand.id AND product.withdrawn_at IS NULL)`,
    },
    orders: {
      name: { key: (sql) => sql`lower(brand.name)`, type: 'text' },
      '-name': { key: (sql) => sql`lower(brand.name)`, type: 'text', isDescending: true },
    },
  },
  check: async (tx, id, { image, reflections }) =>
    (await refuseReflections(tx, id, reflections)) ??
    (await refusePicture(hasPicture, 'image', [image])),
  parts: {
    async write(tx, id, { reflections }) {
      if (reflections !== undefined) await writeReflections(tx, id, reflections);
    },
  },
  columnsOf: ({ name, story, image }) => ({
    ...(name === undefined ? {} : { name }),
    ...(story === undefined ? {} : { story }),
    ...(image === undefined ? {} : { image: image ?? plainImage }),
  }),
  newColumns: ({ name }) => {
    const slug = slugOf(name) || 'marca';
    return { slug, code: slug.toUpperCase(), image: plainImage };
  },
  checkRemoval: (tx, id) => refuseUsed(tx, id, uses, say('usedBrand')),
  fieldsByConstraint: {
    brand_name_key: 'set.name',
    brand_slug_key: 'set.name',
    brand_code_key: 'set.name',
  },
});
