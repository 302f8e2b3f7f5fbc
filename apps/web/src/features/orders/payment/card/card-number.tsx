import {
  cardBrandOf,
  cardBrands,
  groupCardDigits,
  mostCardDigits,
} from '@matiz/domain/payments/card/card-number.ts';
import { PaymentLogo, paymentBrandName } from '@matiz/ui/goods/payment-logo.tsx';
import { TextInput } from '@matiz/ui/inputs/text-input.tsx';
import { clsx } from 'clsx';
import { cardCopy as copy } from '#copy/orders/card.ts';
import type { CardFaults, CardFields } from './card-fields.ts';

/** The number, as it is printed, with the mark that its first digits tell. */
export function CardNumber({
  fields,
  faults,
  onChange,
}: {
  fields: CardFields;
  faults: CardFaults;
  onChange: (some: Partial<CardFields>) => void;
}) {
  const brand = cardBrandOf(fields.number);
  return (
    <div>
      <TextInput
        data-field="number"
        label={copy.number}
        inputMode="numeric"
        autoComplete="cc-number"
        spellCheck={false}
        value={groupCardDigits(fields.number)}
        onChange={({ target }) =>
          onChange({ number: target.value.replace(/\D/g, '').slice(0, mostCardDigits) })
        }
        error={faults.number}
      />
      <p className="mt-2 flex flex-wrap items-center gap-1.5">
        <span className="sr-only" role="status">
          {brand === null ? '' : paymentBrandName(brand)}
        </span>
        {cardBrands.map((each) => (
          <PaymentLogo
            key={each}
            brand={each}
            decorative
            className={clsx('!h-6.5', brand !== null && brand !== each && 'opacity-25 grayscale')}
          />
        ))}
      </p>
    </div>
  );
}
