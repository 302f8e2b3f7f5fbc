import * as calls from '@matiz/contracts/staff/content/menus.ts';
import { menuNames } from '@matiz/domain/shop/menus.ts';
import { menusCopy as copy } from '#copy/content/menus.ts';
import type { FormField } from '#parts/form/field-types.ts';
import { ResourcePage } from '#parts/form/resource-page.tsx';
import { menuControl } from './menu-control.tsx';
import { entriesText, showEntries } from './menu-value.ts';
import { MenusPreview } from './menus-preview.tsx';

const fields: readonly FormField[] = menuNames.map((name) => ({
  name,
  label: copy.names[name],
  hint: copy.hints[name],
  kind: { is: 'own', Control: menuControl(name), show: showEntries, text: entriesText },
  isOptional: true,
}));

/** The menus of the shop's pages: there is one set, at an address of its own. */
export function MenusPage() {
  return (
    <ResourcePage
      path="/contenido/menus"
      only={calls.menus}
      write="content:write"
      fields={fields}
      calls={{
        read: calls.readMenus,
        change: calls.changeMenus,
        history: calls.listMenuHistory,
      }}
      nameOf={() => copy.title}
      Preview={MenusPreview}
    />
  );
}
