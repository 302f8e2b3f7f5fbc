import * as calls from '@matiz/contracts/staff/delivery/windows.ts';
import { formatHours } from '@matiz/domain/kernel/show-date.ts';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { Link } from 'react-router';
import { windowsCopy as copy } from '#copy/delivery.ts';
import { formCopy } from '#copy/form.ts';
import { useZones } from '#parts/choices/use-zones.ts';
import { ResourcePage } from '#parts/form/resource-page.tsx';
import { deliveryWindowFields } from './delivery-window-fields.ts';

export function WindowPage() {
  const zones = useZones();
  if (!zones) return <p className="p-6">{formCopy.loading}</p>;
  if (zones.length === 0) {
    return (
      <section className="p-6">
        <h1 className="text-xl">{copy.fresh}</h1>
        <p className="mt-2 text-ink-soft">{copy.noZone}</p>
        <Link
          to="/ajustes/cobertura/nueva"
          className={buttonClass({ size: 'sm', className: 'mt-4' })}
        >
          {copy.makeZone}
        </Link>
      </section>
    );
  }
  return (
    <ResourcePage
      path="/ajustes/franjas"
      back={copy.title}
      fresh={copy.fresh}
      write="settings:write"
      fields={deliveryWindowFields(zones)}
      calls={{
        read: calls.readWindow,
        create: calls.createWindow,
        change: calls.changeWindow,
        remove: calls.removeWindow,
        history: calls.listWindowHistory,
      }}
      nameOf={({ fromHour, toHour, zone }) =>
        copy.name(formatHours(Number(fromHour), Number(toHour)), String(zone))
      }
    />
  );
}
