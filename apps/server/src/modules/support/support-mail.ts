import { type SendDeps, sendOnce } from '#jobs/send-once.ts';
import { type Subscriber, subscribeTo } from '#jobs/subscribers.ts';
import { writeMail } from '../identity/index.ts';
import { supportAnsweredSchema } from './support-events.ts';
import { findAnswer } from './threads.store.ts';

interface SupportMailDeps extends SendDeps {
  /** Without a slash at its end. */
  readonly publicUrl: string;
}

/** Who asked reads the answer in their mail too. */
export function createSupportSubscribers(deps: SupportMailDeps): Subscriber[] {
  return [
    subscribeTo('support.answered', {
      name: 'support.mail',
      schema: supportAnsweredSchema,
      handle: ({ messageId }, id) =>
        sendOnce(deps, id, async () => {
          const answer = await findAnswer(deps.sql.reader, messageId);
          if (!answer || answer.email === null) return null;
          const { name, orderCode, body } = answer;
          const page =
            orderCode === null ? '/home/support' : `/home/profile/orders/history/${orderCode}`;
          return writeMail(answer.email, {
            subject:
              orderCode === null
                ? 'Respondimos tu mensaje'
                : `Respondimos tu mensaje sobre el pedido ${orderCode}`,
            lines: [`Hola, ${name}:`, ...body.split('\n').filter((line) => line !== '')],
            action: { label: 'Ver la conversación', address: `${deps.publicUrl}${page}#mensajes` },
            closing: 'Si algo no quedó claro, escríbenos de nuevo desde esa página.',
          });
        }),
    }),
  ];
}
