import { windowsCopy as copy } from '#copy/delivery.ts';
import type { OwnControlProps } from '#parts/form/field-types.ts';
import { SeveralChoices } from '#parts/form/several-choices.tsx';
import { weekOrder } from './say-weekdays.ts';

const choices = weekOrder.map((day) => ({ value: String(day), label: copy.weekdayNames[day] }));

/** The days of a week as boxes; the contract has them as numbers. */
export function WeekdaysControl({ label, value, onChange, describedBy }: OwnControlProps) {
  return (
    <SeveralChoices
      legend={label}
      choices={choices}
      value={value}
      onChange={onChange}
      describedBy={describedBy}
    />
  );
}

export const weekdaysText = {
  of: (value: unknown) => (Array.isArray(value) ? value.join(',') : ''),
  read: (text: string) => text.split(',').filter(Boolean).map(Number),
};
