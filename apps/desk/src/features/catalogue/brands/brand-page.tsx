import * as calls from '@matiz/contracts/staff/catalogue/brands.ts';
import { brandCopy as copy } from '#copy/catalogue/catalogue.ts';
import type { FormField } from '#parts/form/field-types.ts';
import { ResourcePage } from '#parts/form/resource-page.tsx';
import { pictureControl, pictureField } from '#parts/upload/picture-control.tsx';
import { reflectionsField } from './reflections-control.tsx';

const BrandPicture = pictureControl('brand');

const fields: readonly FormField[] = [
  { name: 'name', label: copy.name, kind: { is: 'text' } },
  { name: 'story', label: copy.story, hint: copy.storyHint, kind: { is: 'long' } },
  pictureField({ name: 'image', label: copy.image, hint: copy.imageHint }, BrandPicture),
  reflectionsField,
];

export function BrandPage() {
  return (
    <ResourcePage
      path="/marcas"
      back={copy.back}
      fresh={copy.fresh}
      write="catalogue:write"
      fields={fields}
      calls={{
        read: calls.readBrand,
        create: calls.createBrand,
        change: calls.changeBrand,
        remove: calls.removeBrand,
        history: calls.listBrandHistory,
      }}
      nameOf={({ name }) => String(name)}
    />
  );
}
