import { RequestError } from '@matiz/client/request-error.ts';
import { readDeskThread } from '@matiz/contracts/staff/support.ts';
import type { SupportMessage } from '@matiz/contracts/support.ts';
import { formatMoment } from '@matiz/domain/kernel/show-date.ts';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Link, useParams } from 'react-router';
import { supportCopy as copy } from '#copy/support.ts';
import { useRequest } from '#lib/services.ts';
import { useCan } from '#session/me.ts';
import { AnswerForm } from './answer-form.tsx';

/** One conversation: what was said, by whom and when, and room to answer. */
export function ThreadPage() {
  const { id = '' } = useParams();
  const request = useRequest();
  const mayAnswer = useCan('support:write');
  const { data, error } = useQuery({
    queryKey: [readDeskThread.path, id],
    queryFn: () => request(readDeskThread, { query: { id } }),
  });
  if (error instanceof RequestError && !data) throw error;
  if (!data) return <p className="p-6">{copy.loading}</p>;
  const { result: thread } = data;
  const { name, person, phone, email, orderCode, customerId, waitsSince, messages } = thread;
  return (
    <div className="p-4 lg:p-6">
      <Link to="/mensajes" className="text-accent hover:underline">
        ‹ {copy.back}
      </Link>
      <header className="mt-1 mb-4">
        <h1 className="text-xl">{name}</h1>
        {waitsSince === null ? null : (
          <p className="text-presale">{copy.waitsSince(formatMoment(waitsSince))}</p>
        )}
      </header>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,48rem)_20rem]">
        <section aria-label={copy.conversation} className="grid gap-4">
          <ol className="grid gap-3">
            {messages.map((message) => (
              <Said key={message.id} message={message} />
            ))}
          </ol>
          {mayAnswer ? <AnswerForm threadId={id} isWaiting={waitsSince !== null} /> : null}
        </section>
        <aside className="rounded-md border border-line bg-surface p-4">
          <h2 className="text-base">{copy.person}</h2>
          <p className="mt-2">{person}</p>
          {phone ? (
            <a href={`tel:${phone}`} className="block text-accent tabular-nums hover:underline">
              {phone}
            </a>
          ) : null}
          {email ? (
            <a href={`mailto:${email}`} className="block text-accent hover:underline">
              {email}
            </a>
          ) : null}
          {orderCode ? (
            <Link to={`/pedidos/${orderCode}`} className="mt-3 block text-accent hover:underline">
              {copy.seeOrder} {orderCode}
            </Link>
          ) : null}
          {customerId ? (
            <Link to={`/clientes/${customerId}`} className="block text-accent hover:underline">
              {copy.seeCustomer}
            </Link>
          ) : null}
        </aside>
      </div>
    </div>
  );
}

function Said({ message: { isFromStaff, by, at, body } }: { message: SupportMessage }) {
  return (
    <li
      className={clsx(
        'max-w-[40rem] rounded-md border border-line p-3',
        isFromStaff ? 'ml-auto bg-accent-soft' : 'mr-auto bg-surface',
      )}
    >
      <p className="text-xs text-ink-soft">
        {isFromStaff ? `${copy.shop} · ${by}` : by} · <time dateTime={at}>{formatMoment(at)}</time>
      </p>
      <p className="mt-1 break-words whitespace-pre-line">{body}</p>
    </li>
  );
}
