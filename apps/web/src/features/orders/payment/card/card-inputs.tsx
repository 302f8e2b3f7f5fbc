import { expiryMonths, expiryYears } from '@matiz/domain/payments/card/card-expiry.ts';
import { securityDigitsOf } from '@matiz/domain/payments/card/card-number.ts';
import { SelectInput } from '@matiz/ui/inputs/select-input.tsx';
import { TextInput } from '@matiz/ui/inputs/text-input.tsx';
import { useState } from 'react';
import { cardCopy as copy } from '#copy/orders/card.ts';
import type { CardFaults, CardFields } from './card-fields.ts';
import { CardNumber } from './card-number.tsx';
import { Installments } from './installments.tsx';

/** Number, name, date, code and instalments of a card (§9: twelve months, ten years). */
export function CardInputs({
  fields,
  faults,
  asksInstallments,
  onChange,
}: {
  fields: CardFields;
  faults: CardFaults;
  /** Where something is paid. */
  asksInstallments: boolean;
  onChange: (some: Partial<CardFields>) => void;
}) {
  const [years] = useState(() => expiryYears(new Date()));
  const [codeDigits = 3] = securityDigitsOf(fields.number);
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <CardNumber fields={fields} faults={faults} onChange={onChange} />
      <TextInput
        data-field="holder"
        label={copy.holder}
        autoComplete="cc-name"
        autoCapitalize="words"
        spellCheck={false}
        maxLength={100}
        value={fields.holder}
        onChange={({ target }) => onChange({ holder: target.value })}
        error={faults.holder}
      />
      <div className="grid grid-cols-2 gap-4">
        <SelectInput
          data-field="month"
          label={copy.month}
          autoComplete="cc-exp-month"
          placeholder=""
          options={expiryMonths.map((month) => {
            const text = String(month).padStart(2, '0');
            return { value: text, label: text };
          })}
          value={fields.month}
          onChange={({ target }) => onChange({ month: target.value })}
          error={faults.month}
        />
        <SelectInput
          data-field="year"
          label={copy.year}
          autoComplete="cc-exp-year"
          placeholder=""
          options={years.map((year) => ({ value: String(year), label: String(year) }))}
          value={fields.year}
          onChange={({ target }) => onChange({ year: target.value, month: fields.month })}
          error={faults.year}
        />
      </div>
      <TextInput
        data-field="code"
        label={copy.code}
        inputMode="numeric"
        autoComplete="cc-csc"
        maxLength={codeDigits}
        hint={copy.codeHint(codeDigits)}
        value={fields.code}
        onChange={({ target }) => onChange({ code: target.value.replace(/\D/g, '') })}
        error={faults.code}
      />
      {asksInstallments ? (
        <Installments
          value={fields.installments}
          onChange={(installments) => onChange({ installments })}
        />
      ) : null}
    </div>
  );
}
