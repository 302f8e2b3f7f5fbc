import * as calls from '@matiz/contracts/staff/catalogue/categories.ts';
import { flattenCategories } from '@matiz/domain/catalogue/categories/category-step.ts';
import { useParams, useSearchParams } from 'react-router';
import { categoryCopy as copy } from '#copy/catalogue/catalogue.ts';
import type { FieldOption, FormField } from '#parts/form/field-types.ts';
import { ResourcePage } from '#parts/form/resource-page.tsx';
import { pictureControl, pictureField } from '#parts/upload/picture-control.tsx';
import { useCategoryTree } from './use-category-tree.ts';

const CategoryPicture = pictureControl('category');

export function CategoryPage() {
  const tree = useCategoryTree();
  const { id } = useParams();
  const [search] = useSearchParams();
  if (!tree) return <p className="p-6">{copy.loading}</p>;
  return (
    <ResourcePage
      path="/categorias"
      back={copy.title}
      fresh={copy.fresh}
      write="catalogue:write"
      fields={fieldsOf(parentsOf(tree, id), search.get('dentro'))}
      calls={{
        read: calls.readCategory,
        create: calls.createCategory,
        change: calls.changeCategory,
        remove: calls.removeCategory,
        history: calls.listCategoryHistory,
      }}
      nameOf={({ name }) => String(name)}
    />
  );
}

function fieldsOf(parents: readonly FieldOption[], inside: string | null): readonly FormField[] {
  return [
    { name: 'name', label: copy.name, kind: { is: 'text' } },
    {
      name: 'parentId',
      label: copy.parent,
      kind: { is: 'choice', choices: parents, none: copy.noParent },
      isOptional: true,
      ...(inside === null ? {} : { initial: inside }),
    },
    pictureField({ name: 'image', label: copy.image, hint: copy.imageHint }, CategoryPicture),
  ];
}

/** Every category that may hold the one, in the order of the tree: not itself, nor what it holds. */
function parentsOf(tree: readonly calls.CategoryNode[], id: string | undefined): FieldOption[] {
  const own = new Set(id === undefined ? [] : [id]);
  return flattenCategories(tree).flatMap(({ category, depth }) => {
    if (category.parentId !== null && own.has(category.parentId)) own.add(category.id);
    if (own.has(category.id)) return [];
    return [{ value: category.id, label: `${'\u2003'.repeat(depth)}${category.name}` }];
  });
}
