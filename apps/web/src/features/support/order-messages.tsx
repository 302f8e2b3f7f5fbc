import { Button } from '@matiz/ui/button.tsx';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { channelsCopy, messagesCopy as copy } from '#copy/support/support-messages.ts';
import { useRequest } from '#lib/services.ts';
import { MessageForm } from './message-form.tsx';
import { MessageList } from './message-list.tsx';
import { channelsQuery, threadsQuery } from './support.query.ts';
import { whatsappLink } from './whatsapp-link.ts';

/** On an order: what was asked about it and answered, and a place to ask. */
export function OrderMessages({ orderCode }: { orderCode: string }) {
  const request = useRequest();
  const { data, isError } = useQuery(threadsQuery(request, orderCode));
  const { data: channels } = useQuery(channelsQuery(request));
  const [isAsking, setAsking] = useState(false);
  const [thread] = data?.result ?? [];
  const whatsapp = channels?.result.whatsapp;
  return (
    <section
      id="mensajes"
      aria-labelledby="mensajes-del-pedido"
      className="scroll-mt-36 rounded-lg bg-surface p-4 shadow-card sm:p-5 print:hidden"
    >
      <h2 id="mensajes-del-pedido" className="eyebrow mb-2">
        {copy.ofOrder}
      </h2>
      {isError ? <p className="text-danger">{copy.failed}</p> : null}
      {thread ? <MessageList thread={thread} /> : null}
      {isAsking ? (
        <div className="mt-4">
          <MessageForm orderCode={orderCode} />
        </div>
      ) : (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="sm" variant="secondary" onClick={() => setAsking(true)}>
            {copy.ask}
          </Button>
          {whatsapp ? (
            <a
              href={whatsappLink(whatsapp, orderCode)}
              target="_blank"
              rel="noreferrer"
              className={buttonClass({ size: 'sm', variant: 'quiet' })}
            >
              <MessageCircle size={16} aria-hidden="true" />
              {channelsCopy.whatsapp}
            </a>
          ) : null}
        </div>
      )}
    </section>
  );
}
