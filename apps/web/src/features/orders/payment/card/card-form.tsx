import type { CardFormReply } from '@matiz/contracts/payments/cards.ts';
import { type CardBrand, cardBrandOf } from '@matiz/domain/payments/card/card-number.ts';
import { Button } from '@matiz/ui/button.tsx';
import { Checkbox } from '@matiz/ui/inputs/checkbox.tsx';
import { LockKeyhole } from 'lucide-react';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { cardCopy as copy } from '#copy/orders/card.ts';
import { Part } from '#lib/parts/part.tsx';
import { CardConsents } from './card-consents.tsx';
import {
  type CardFaults,
  type CardFields,
  checkCard,
  emptyCard,
  fieldOrder,
} from './card-fields.ts';
import { CardInputs } from './card-inputs.tsx';
import { tokenise } from './tokenise.ts';

/** A card that the gateway took: its token, and what may be kept of it here. */
export interface TypedCard {
  readonly token: string;
  readonly brand: CardBrand | null;
  readonly lastFour: string;
  readonly month: number;
  readonly year: number;
  readonly installments: number;
  readonly keeps: boolean;
}

/**
 * The form of a card (§2 add-credit-card). Its fields have no names and are not kept anywhere: a
 * form that is sent before its scripts are there sends nothing, and a page that is left forgets it.
 */
export function CardForm({
  facts,
  label,
  asksToKeep,
  asksInstallments,
  isSending,
  onToken,
  onUnreachable,
  onRefused,
  children,
}: {
  facts: CardFormReply;
  label: string;
  /** Whether keeping it is a choice: where nothing is paid it is what the form is for. */
  asksToKeep: boolean;
  asksInstallments: boolean;
  isSending: boolean;
  onToken: (card: TypedCard) => void;
  onUnreachable: () => void;
  onRefused: () => void;
  /** What came of the last try, above the button. */
  children?: ReactNode;
}) {
  const [fields, setFields] = useState<CardFields>(emptyCard);
  const [faults, setFaults] = useState<CardFaults>({});
  const [isAsking, setAsking] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  function change(some: Partial<CardFields>): void {
    setFields((before) => ({ ...before, ...some }));
    const cleared = Object.keys(some);
    setFaults((before) =>
      Object.fromEntries(Object.entries(before).filter(([name]) => !cleared.includes(name))),
    );
  }

  /** Says what is wrong, and moves the focus to the first of it. */
  function tell(found: CardFaults): void {
    setFaults(found);
    const first = fieldOrder.find((name) => found[name] !== undefined);
    form.current?.querySelector<HTMLElement>(`[data-field="${first}"]`)?.focus();
  }

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isAsking || isSending) return;
    const found = checkCard(fields, new Date());
    if (Object.keys(found).length > 0) return tell(found);
    setAsking(true);
    const outcome = await tokenise(facts, fields);
    setAsking(false);
    if (outcome.kind === 'unreachable') return onUnreachable();
    if (outcome.kind === 'refused') {
      if (outcome.field !== null) tell({ [outcome.field]: copy.refused });
      return onRefused();
    }
    onToken(typedCard(fields, outcome.token));
  }

  return (
    <form
      ref={form}
      method="post"
      noValidate
      autoComplete="on"
      onSubmit={(event) => void send(event)}
      className="flex flex-col gap-4"
    >
      <Part>
        <CardInputs
          fields={fields}
          faults={faults}
          asksInstallments={asksInstallments}
          onChange={change}
        />
      </Part>
      <Part>
        <CardConsents
          contracts={facts.contracts}
          fields={fields}
          faults={faults}
          onChange={change}
        />
        {asksToKeep ? (
          <Checkbox
            label={copy.keep}
            hint={copy.keepHint}
            checked={fields.keeps}
            onChange={({ target }) => change({ keeps: target.checked })}
          />
        ) : null}
      </Part>
      {children}
      <Button
        type="submit"
        size="lg"
        block
        start={<LockKeyhole size={18} aria-hidden="true" />}
        loading={isAsking || isSending}
        loadingLabel={copy.sending}
        className="!whitespace-normal"
      >
        {label}
      </Button>
    </form>
  );
}

function typedCard(
  { number, month, year, installments, keeps }: CardFields,
  token: string,
): TypedCard {
  return {
    token,
    brand: cardBrandOf(number),
    lastFour: number.slice(-4),
    month: Number(month),
    year: Number(year),
    installments: Number(installments),
    keeps,
  };
}
