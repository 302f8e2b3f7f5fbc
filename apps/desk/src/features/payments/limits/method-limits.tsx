import { listPaymentLimits } from '@matiz/contracts/staff/payments/payment-limits.ts';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { limitCopy as copy } from '#copy/payments/payment-limits.ts';
import { useRequest } from '#lib/services.ts';
import { useCan } from '#session/me.ts';
import { sayLimit } from './say-limit.ts';

const shown = 25;

/** On a method's page: where and from whom it takes something else than from everyone. */
export function LimitsOfMethod({ method }: { readonly method: string }) {
  const request = useRequest();
  const mayWrite = useCan('settings:write');
  const query = { 'f.method': method, limit: `${shown}` } as const;
  const { data } = useQuery({
    queryKey: ['list', listPaymentLimits.path, query],
    queryFn: () => request(listPaymentLimits, { query }),
  });
  const at = new URLSearchParams({ 'f.method': method });
  return (
    <section className="mt-8 max-w-xl border-t border-line pt-4">
      <h2 className="text-base">{copy.section}</h2>
      <p className="mt-1 text-ink-soft">{copy.sectionHint}</p>
      {data?.rows.length === 0 ? <p className="mt-2">{copy.none}</p> : null}
      <ul className="mt-2">
        {data?.rows.map(({ id, whose, ...limit }) => (
          <li key={id} className="flex flex-wrap gap-x-4 border-line py-2 not-first:border-t">
            <Link
              to={`/ajustes/limites-de-pago/${id}`}
              className="mr-auto text-accent hover:underline"
            >
              {whose}
            </Link>
            <span className="text-ink-soft tabular-nums">{sayLimit(limit)}</span>
          </li>
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap gap-2">
        {mayWrite ? (
          <Link
            to={`/ajustes/limites-de-pago/nueva?${new URLSearchParams({ metodo: method })}`}
            className={buttonClass({ size: 'sm', variant: 'secondary' })}
          >
            {copy.add}
          </Link>
        ) : null}
        {data && data.rows.length === shown ? (
          <Link
            to={`/ajustes/limites-de-pago?${at}`}
            className={buttonClass({ size: 'sm', variant: 'quiet' })}
          >
            {copy.all}
          </Link>
        ) : null}
      </div>
    </section>
  );
}
