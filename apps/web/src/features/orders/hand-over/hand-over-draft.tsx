import type { HandOverView } from '@matiz/contracts/orders/hand-over.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { formatDay, formatMoment } from '@matiz/domain/kernel/show-date.ts';
import { Button } from '@matiz/ui/button.tsx';
import { TextArea } from '@matiz/ui/inputs/text-area.tsx';
import { TextInput } from '@matiz/ui/inputs/text-input.tsx';
import { Notification } from '@matiz/ui/overlays/notification.tsx';
import type { QueryKey } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { handOverCopy as copy } from '#copy/orders/hand-over.ts';
import { sumsCopy } from '#copy/sums.ts';
import { ActionBar } from '#lib/action-bar.tsx';
import { PurchaseTotals } from '../purchase/purchase-totals.tsx';
import type { AnsweredHandOver } from './hand-over-answered.tsx';
import { HandOverChanges } from './hand-over-changes.tsx';
import { HandOverDelivery } from './hand-over-delivery.tsx';
import { HandOverMethods } from './hand-over-methods.tsx';
import { useHandOver } from './use-hand-over.ts';
import { WriteSeller } from './write-seller.tsx';

/** The draft to look at, to change within the rules, and to answer. */
export function HandOverDraft({
  token,
  view,
  queryKey,
  onAnswered,
}: {
  token: string;
  view: HandOverView;
  queryKey: QueryKey;
  onAnswered: (answered: AnsweredHandOver) => void;
}) {
  const { purchase, seller, canAnswer } = view;
  const { address, totals, customer } = purchase;
  const handOver = useHandOver({ token, view, queryKey, onAnswered });
  const [name, setName] = useState(customer.name);
  const [nameError, setNameError] = useState<string | null>(null);
  const method = purchase.paymentMethods.find(({ code }) => code === purchase.paymentMethod);

  function approve(event: FormEvent): void {
    event.preventDefault();
    const isNamed = name.trim().length >= 2;
    setNameError(isNamed ? null : copy.nameNeeded);
    if (isNamed) handOver.approve(name.trim());
  }

  const isBusy = handOver.isEditing || handOver.isAnswering;
  const canApprove = canAnswer && address !== null && !handOver.isEditing;
  const action = (
    <Button
      type="submit"
      form="approve"
      disabled={!canApprove}
      loading={handOver.isAnswering}
      loadingLabel={copy.approving}
      className="lg:w-full"
    >
      {copy.approve}
    </Button>
  );
  return (
    <>
      <div className="page pt-5 pb-6 lg:py-8">
        <h1 className="text-2xl lg:text-3xl">{copy.title(customer.businessName)}</h1>
        <p className="mt-1.5 text-ink-soft">{copy.lead(seller.name)}</p>
        <p className="mt-1 text-sm text-ink-soft">
          {copy.answerUntil(formatMoment(view.expiresAt))}
        </p>
        <div className="mt-4 grid items-start gap-5 lg:mt-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
          <div className="flex min-w-0 flex-col gap-5">
            {canAnswer ? null : <Notification color="blue">{copy.preview}</Notification>}
            {handOver.problem ? (
              <Notification color="orange" title={copy.notDone}>
                {handOver.problem}
              </Notification>
            ) : null}
            <HandOverChanges changes={view.changes} />
            {purchase.deliveries.map((delivery) => (
              <HandOverDelivery
                key={delivery.dispatchDate ?? 'now'}
                delivery={delivery}
                canChange={canAnswer && !handOver.isAnswering}
                isAll={purchase.deliveries.flatMap(({ products }) => products).length === 1}
                sending={handOver.sending}
                onChange={handOver.change}
              />
            ))}
            {view.outOfStock.length > 0 ? (
              <Notification color="gray" title={copy.outOfStock}>
                {view.outOfStock
                  .map(({ name: product, versionName }) =>
                    versionName ? `${product} ${versionName}` : product,
                  )
                  .join(' · ')}
              </Notification>
            ) : null}
            <section className="rounded-lg bg-surface p-4 shadow-card sm:p-5">
              <h2 className="text-lg">{copy.deliverTo}</h2>
              {address ? (
                <p className="mt-2 flex items-start gap-2">
                  <MapPin size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-accent" />
                  <span>
                    {address.address}, {address.city}
                    <Arrival deliveries={purchase.deliveries} />
                  </span>
                </p>
              ) : (
                <p className="mt-2 text-danger">{copy.noAddress}</p>
              )}
            </section>
            <HandOverMethods
              methods={purchase.paymentMethods}
              chosen={purchase.paymentMethod}
              isDisabled={!canAnswer || isBusy}
              onChoose={handOver.choose}
            />
            {canAnswer ? (
              <form id="approve" noValidate onSubmit={approve}>
                <TextInput
                  label={copy.name}
                  hint={copy.nameHint}
                  error={nameError}
                  value={name}
                  maxLength={80}
                  autoComplete="name"
                  onChange={({ target }) => setName(target.value)}
                />
              </form>
            ) : null}
            {canAnswer ? <Decline isBusy={isBusy} onDecline={handOver.decline} /> : null}
            <WriteSeller seller={seller} variant="quiet" />
          </div>
          <aside className="rounded-lg bg-surface p-4 shadow-card sm:p-5 lg:sticky lg:top-24">
            <PurchaseTotals
              totals={totals}
              method={method?.name ?? null}
              discounts={purchase.discounts}
              creditPart={purchase.credit?.part ?? 0}
            />
            <div className="mt-4 max-lg:hidden">{action}</div>
          </aside>
        </div>
      </div>
      {canAnswer ? (
        <ActionBar over="edge">
          <p className="min-w-0 flex-1" aria-live="polite">
            <span className="block text-xs text-ink-soft">{sumsCopy.total}</span>
            <span className="block text-lg leading-6 font-bold tabular-nums">
              {formatPesos(totals.total)}
            </span>
          </p>
          {action}
        </ActionBar>
      ) : null}
    </>
  );
}

function Arrival({ deliveries }: Pick<HandOverView['purchase'], 'deliveries'>) {
  const [first] = deliveries.flatMap(({ arrivalDate }) => arrivalDate ?? []);
  if (first === undefined) return null;
  return <span className="block text-sm text-ink-soft">{copy.arrives(formatDay(first))}</span>;
}

function Decline({ isBusy, onDecline }: { isBusy: boolean; onDecline: (reason: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | null>(null);
  if (!isOpen) {
    return (
      <Button variant="quiet" className="self-start" onClick={() => setOpen(true)}>
        {copy.decline}
      </Button>
    );
  }
  return (
    <form
      noValidate
      className="flex flex-col gap-3 rounded-lg bg-surface p-4 shadow-card sm:p-5"
      onSubmit={(event) => {
        event.preventDefault();
        const isGiven = reason.trim().length >= 3;
        setError(isGiven ? null : copy.reasonNeeded);
        if (isGiven) onDecline(reason.trim());
      }}
    >
      <TextArea
        label={copy.reason}
        hint={copy.reasonHint}
        error={error}
        value={reason}
        maxLength={300}
        rows={3}
        autoFocus
        onChange={({ target }) => setReason(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" disabled={isBusy}>
          {copy.declineNow}
        </Button>
        <Button variant="quiet" onClick={() => setOpen(false)}>
          {copy.keepLooking}
        </Button>
      </div>
    </form>
  );
}
