import { SelectInput } from '@matiz/ui/inputs/select-input.tsx';
import { cardCopy as copy } from '#copy/orders/card.ts';

const choices = [1, 2, 3, 6, 9, 12, 18, 24, 36];

/** In how many months the payer's bank charges it. */
export function Installments({
  value,
  onChange,
}: {
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <SelectInput
      label={copy.installments}
      options={choices.map((n) => ({ value: String(n), label: copy.installmentsOf(n) }))}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
