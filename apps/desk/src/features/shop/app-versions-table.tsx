import { listAppVersions } from '@matiz/contracts/staff/shop/app-versions.ts';
import { appVersionCopy as copy } from '#copy/app-versions.ts';
import { ResourceTable } from '#parts/table/resource-table.tsx';

/** Which versions of each shell are served. */
export function AppVersionsTable() {
  return (
    <ResourceTable
      title={copy.title}
      list={listAppVersions}
      columns={[
        {
          id: 'platform',
          head: copy.platform,
          order: 'platform',
          cell: ({ platform }) => copy.platforms[platform],
          text: ({ platform }) => copy.platforms[platform],
        },
        {
          id: 'minimum',
          head: copy.minimum,
          cell: (row) => row.minimum,
          text: (row) => row.minimum,
        },
        { id: 'latest', head: copy.latest, cell: (row) => row.latest, text: (row) => row.latest },
        {
          id: 'store',
          head: copy.store,
          cell: ({ storeLink }) => storeLink ?? copy.noStore,
          text: ({ storeLink }) => storeLink ?? copy.noStore,
        },
      ]}
      open={({ id }) => `/ajustes/versiones/${id}`}
      nameOf={({ platform }) => copy.platforms[platform]}
      empty={copy.empty}
    />
  );
}
