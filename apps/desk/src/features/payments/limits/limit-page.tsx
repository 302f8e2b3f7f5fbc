import * as calls from '@matiz/contracts/staff/payments/payment-limits.ts';
import { useSearchParams } from 'react-router';
import { formCopy } from '#copy/form.ts';
import { limitCopy as copy } from '#copy/payments/payment-limits.ts';
import { useZones } from '#parts/choices/use-zones.ts';
import { ResourcePage } from '#parts/form/resource-page.tsx';
import { limitFields } from './limit-fields.ts';
import { useMethods } from './use-methods.ts';

/** What one method takes in one zone, or from one customer. */
export function PaymentLimitPage() {
  const [search] = useSearchParams();
  const methods = useMethods();
  const zones = useZones();
  if (!methods || !zones) return <p className="p-6">{formCopy.loading}</p>;
  return (
    <ResourcePage
      path="/ajustes/limites-de-pago"
      back={copy.title}
      fresh={copy.fresh}
      write="settings:write"
      fields={limitFields({ methods, zones, method: search.get('metodo') })}
      calls={{
        read: calls.readPaymentLimit,
        create: calls.createPaymentLimit,
        change: calls.changePaymentLimit,
        remove: calls.removePaymentLimit,
        history: calls.listPaymentLimitHistory,
      }}
      nameOf={({ methodName, whose }) => copy.name(String(methodName), String(whose))}
    />
  );
}
