import type { SupportMessage, SupportThread } from '@matiz/contracts/support.ts';
import { formatMoment } from '@matiz/domain/kernel/show-date.ts';
import { clsx } from 'clsx';
import { messagesCopy as copy } from '#copy/support/support-messages.ts';

/** What was said in a conversation, the first first, and whether it waits for the shop. */
export function MessageList({ thread }: { thread: SupportThread }) {
  return (
    <>
      <ol className="grid gap-3">
        {thread.messages.map((message) => (
          <Said key={message.id} message={message} />
        ))}
      </ol>
      {thread.isWaiting ? <p className="mt-2 text-sm text-presale">{copy.waiting}</p> : null}
    </>
  );
}

function Said({ message: { isFromStaff, by, at, body } }: { message: SupportMessage }) {
  return (
    <li
      className={clsx(
        'max-w-[36rem] rounded-lg px-4 py-3',
        isFromStaff ? 'mr-auto bg-accent-soft' : 'ml-auto bg-sunken',
      )}
    >
      <p className="text-xs text-ink-soft">
        {isFromStaff ? copy.shop(by) : by} · <time dateTime={at}>{formatMoment(at)}</time>
      </p>
      <p className="mt-1 break-words whitespace-pre-line">{body}</p>
    </li>
  );
}
