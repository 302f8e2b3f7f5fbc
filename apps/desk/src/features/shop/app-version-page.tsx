import * as calls from '@matiz/contracts/staff/shop/app-versions.ts';
import { appVersionCopy as copy } from '#copy/app-versions.ts';
import type { FormField } from '#parts/form/field-types.ts';
import { ResourcePage } from '#parts/form/resource-page.tsx';

const fields: readonly FormField[] = [
  { name: 'minimum', label: copy.minimum, hint: copy.minimumHint, kind: { is: 'text' } },
  { name: 'latest', label: copy.latest, hint: copy.latestHint, kind: { is: 'text' } },
  {
    name: 'storeLink',
    label: copy.store,
    hint: copy.storeHint,
    kind: { is: 'text' },
    isOptional: true,
  },
];

/** One shell: none is made or removed. */
export function AppVersionPage() {
  return (
    <ResourcePage
      path="/ajustes/versiones"
      back={copy.title}
      write="settings:write"
      fields={fields}
      calls={{
        read: calls.readAppVersion,
        change: calls.changeAppVersion,
        history: calls.listAppVersionHistory,
      }}
      nameOf={({ platform }) => (platform === 'Ios' ? copy.platforms.Ios : copy.platforms.Android)}
    />
  );
}
