import { buttonClass } from '@matiz/ui/button-class.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { messagesCopy as copy } from '#copy/support/support-messages.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { useRequest } from '#lib/services.ts';
import { MessageList } from './message-list.tsx';
import { threadsQuery } from './support.query.ts';

/** What a person wrote before, the last conversation open. */
export function Conversations() {
  const { data } = useQuery(threadsQuery(useRequest()));
  const threads = data?.result ?? [];
  if (threads.length === 0) return null;
  return (
    <section id="mensajes" aria-labelledby="tus-mensajes" className="scroll-mt-36">
      <h2 id="tus-mensajes" className="text-xl">
        {copy.yours}
      </h2>
      <div className="mt-3 border-b border-line">
        {threads.map((thread, index) => (
          <details key={thread.id} className="group border-t border-line" open={index === 0}>
            <summary className="flex min-h-14 list-none items-center gap-3 py-3 font-semibold hover:text-accent [&::-webkit-details-marker]:hidden">
              <span className="mr-auto">
                {thread.orderCode === null ? copy.general : copy.aboutOrder(thread.orderCode)}
              </span>
              <span
                className={
                  thread.isWaiting ? 'text-sm text-presale' : 'text-sm font-normal text-ink-soft'
                }
              >
                {thread.isWaiting ? copy.waiting : copy.answered}
              </span>
              <ChevronDown
                size={20}
                aria-hidden="true"
                className="shrink-0 text-ink-faint transition-transform group-open:rotate-180"
              />
            </summary>
            <div className="pb-5">
              <MessageList thread={{ ...thread, isWaiting: false }} />
              {thread.orderCode === null ? null : (
                <AppLink
                  to={`${links.order(thread.orderCode)}#mensajes`}
                  className={buttonClass({ variant: 'secondary', size: 'sm', className: 'mt-3' })}
                >
                  {copy.aboutOrder(thread.orderCode)}
                </AppLink>
              )}
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
