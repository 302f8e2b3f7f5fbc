import type { Me } from '@matiz/contracts/identity.ts';
import { useQuery } from '@tanstack/react-query';
import { Banknote, Clock, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { supportCopy as copy } from '#copy/support/support.ts';
import { coverageQuery } from '#features/delivery/index.ts';
import { useRequest } from '#lib/services.ts';
import { useMe } from '#session/me.query.ts';

/** What a delivery is like in this visitor's own city. */
export function CityCard() {
  const delivery = useMe()?.delivery;
  return delivery ? <Terms delivery={delivery} /> : null;
}

function Terms({ delivery }: { delivery: Me['delivery'] }) {
  const { data } = useQuery(coverageQuery(useRequest(), delivery));
  if (!data) return null;
  const { zone, message } = data;
  return (
    <section aria-labelledby="tu-ciudad" className="rounded-xl bg-surface p-6 shadow-card">
      <h2 id="tu-ciudad" className="text-lg">
        {copy.yourCity(delivery.city)}
      </h2>
      {zone ? (
        <ul className="mt-3 grid gap-3 text-sm">
          <Term icon={<Truck size={19} />}>{copy.days(zone.deliveryDays)}</Term>
          <Term icon={<Clock size={19} />}>{copy.cutOff(zone.cutOffHour)}</Term>
          <Term icon={<Banknote size={19} />}>
            {zone.cashOnDelivery ? copy.cashOnDelivery : copy.noCashOnDelivery}
          </Term>
        </ul>
      ) : (
        <p className="mt-2 text-sm text-ink-soft">{message}</p>
      )}
    </section>
  );
}

function Term({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <span aria-hidden="true" className="shrink-0 text-now">
        {icon}
      </span>
      {children}
    </li>
  );
}
