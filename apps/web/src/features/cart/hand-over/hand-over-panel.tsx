import { revokeHandOver, sendHandOver } from '@matiz/contracts/orders/hand-over.ts';
import { formatMoment } from '@matiz/domain/kernel/show-date.ts';
import { Button } from '@matiz/ui/button.tsx';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { Tag } from '@matiz/ui/tag.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useId, useState } from 'react';
import { handOverCopy as copy } from '#copy/orders/hand-over.ts';
import { alertFailure } from '#lib/alert-failure.ts';
import { useServices } from '#lib/services.ts';
import { handOverQuery } from './hand-over.query.ts';
import { type DraftLink, ShareLink } from './share-link.tsx';

/** The link with which the customer of a draft approves it: made, sent, seen, taken back. */
export function HandOverPanel({
  cartId,
  flush,
}: {
  cartId: string;
  /** Sends what was changed and not told yet; whether that went well. */
  flush: () => Promise<boolean>;
}) {
  const id = useId();
  const { request, queryClient } = useServices();
  const query = handOverQuery(request, cartId);
  const { data } = useQuery(query);
  const [link, setLink] = useState<DraftLink | null>(null);
  const send = useMutation({
    mutationFn: async () => {
      await flush();
      return request(sendHandOver, { body: { cartId } });
    },
    onSuccess({ handOver, ...sent }) {
      queryClient.setQueryData(query.queryKey, { handOver });
      setLink(sent);
    },
    onError: alertFailure,
  });
  const revoke = useMutation({
    mutationFn: (_id: string) => request(revokeHandOver, { body: { _id } }),
    onSuccess(answer) {
      queryClient.setQueryData(query.queryKey, answer);
      setLink(null);
      toast({ message: copy.revoked });
    },
    onError: alertFailure,
  });
  const handOver = data?.handOver ?? null;
  const isLive = handOver?.state === 'sent' || handOver?.state === 'opened';
  return (
    <section aria-labelledby={id} className="mt-4 rounded-lg bg-surface p-4 shadow-card sm:p-5">
      <div className="flex items-center justify-between gap-3">
        <h2 id={id} className="text-lg">
          {copy.sendTitle}
        </h2>
        {handOver ? (
          <span aria-live="polite">
            <Tag kind="neutral">{copy.states[handOver.state]}</Tag>
          </span>
        ) : null}
      </div>
      <p className="mt-1.5 text-sm text-ink-soft">
        {isLive ? copy.until(formatMoment(handOver.expiresAt)) : copy.sendText}
      </p>
      {handOver?.state === 'declined' && handOver.reason ? (
        <p className="mt-2 rounded-md bg-sunken px-3 py-2 text-sm">
          {copy.declinedBecause(handOver.answeredBy, handOver.reason)}
        </p>
      ) : null}
      {isLive && link ? <ShareLink link={link} /> : null}
      {isLive && !link ? (
        <p className="mt-2 rounded-md bg-sunken px-3 py-2 text-sm">{copy.linkGone}</p>
      ) : null}
      <div className="mt-3 flex flex-col gap-2">
        <Button
          variant={isLive ? 'quiet' : 'secondary'}
          block
          start={<Send size={18} aria-hidden="true" />}
          loading={send.isPending}
          onClick={() => send.mutate()}
        >
          {isLive ? copy.sendAgain : copy.send}
        </Button>
        {isLive ? (
          <Button
            variant="quiet"
            block
            loading={revoke.isPending}
            onClick={() => revoke.mutate(handOver._id)}
          >
            {copy.revoke}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
