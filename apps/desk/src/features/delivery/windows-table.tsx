import { bulkWindows, listWindows } from '@matiz/contracts/staff/delivery/windows.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { formatHours } from '@matiz/domain/kernel/show-date.ts';
import { windowsCopy as copy } from '#copy/delivery.ts';
import { bulkThings } from '#copy/table/bulk.ts';
import { useZones } from '#parts/choices/use-zones.ts';
import { BulkActs } from '#parts/table/bulk/bulk-acts.tsx';
import { switchActs } from '#parts/table/bulk/usual-acts.ts';
import { ResourceTable } from '#parts/table/resource-table.tsx';
import { useCan } from '#session/me.ts';
import { sayWeekdays } from './say-weekdays.ts';

export function WindowsTable() {
  const mayWrite = useCan('settings:write');
  const zones = useZones() ?? [];
  return (
    <ResourceTable
      title={copy.title}
      list={listWindows}
      columns={[
        {
          id: 'hours',
          head: copy.hours,
          cell: ({ fromHour, toHour }) => formatHours(fromHour, toHour),
          text: ({ fromHour, toHour }) => formatHours(fromHour, toHour),
        },
        {
          id: 'zone',
          head: copy.zone,
          order: 'zone',
          cell: ({ zone }) => zone,
          text: ({ zone }) => zone,
        },
        {
          id: 'weekdays',
          head: copy.weekdays,
          cell: ({ weekdays }) => sayWeekdays(weekdays),
          text: ({ weekdays }) => sayWeekdays(weekdays),
        },
        {
          id: 'kind',
          head: copy.kind,
          cell: ({ kind }) => copy.kinds[kind],
          text: ({ kind }) => copy.kinds[kind],
        },
        {
          id: 'capacity',
          head: copy.capacityHead,
          align: 'end',
          cell: ({ capacity, fullDays }) => (
            <>
              {capacity ?? copy.noLimit}
              {fullDays > 0 ? (
                <span className="block text-xs text-ink-soft">{copy.full(fullDays)}</span>
              ) : null}
            </>
          ),
          text: ({ capacity }) => capacity ?? '',
        },
        {
          id: 'charge',
          head: copy.chargeHead,
          align: 'end',
          cell: ({ charge }) => (charge === 0 ? '–' : formatPesos(charge)),
          text: ({ charge }) => charge,
        },
        {
          id: 'state',
          head: copy.state,
          cell: ({ isActive }) => (isActive ? copy.active : copy.off),
          text: ({ isActive }) => (isActive ? copy.active : copy.off),
        },
      ]}
      filters={[
        { name: 'zone', label: copy.zone, choices: zones },
        {
          name: 'kind',
          label: copy.kind,
          choices: [
            { value: 'regular', label: copy.kinds.regular },
            { value: 'express', label: copy.kinds.express },
          ],
        },
        {
          name: 'state',
          label: copy.state,
          choices: [
            { value: 'active', label: copy.active },
            { value: 'off', label: copy.off },
          ],
        },
      ]}
      open={({ id }) => `/ajustes/franjas/${id}`}
      nameOf={({ fromHour, toHour, zone }) => copy.name(formatHours(fromHour, toHour), zone)}
      {...(mayWrite ? { create: { to: '/ajustes/franjas/nueva', thing: copy.one } } : {})}
      empty={copy.empty}
      bulk={
        mayWrite
          ? (chosen, finish) => (
              <BulkActs
                call={bulkWindows}
                chosen={chosen}
                finish={finish}
                things={bulkThings.windows}
                acts={switchActs('isActive')}
              />
            )
          : undefined
      }
    />
  );
}
