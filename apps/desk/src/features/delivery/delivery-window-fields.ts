import { windowsCopy as copy, coverageCopy } from '#copy/delivery.ts';
import type { FieldOption, FormField } from '#parts/form/field-types.ts';
import { sayWeekdays } from './say-weekdays.ts';
import { WeekdaysControl, weekdaysText } from './weekdays-control.tsx';

const hoursUpTo = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => ({
    value: String(first + index),
    label: coverageCopy.hour(first + index),
  }));

export function deliveryWindowFields(zones: readonly FieldOption[]): readonly FormField[] {
  const [only, ...others] = zones;
  return [
    {
      name: 'zoneId',
      label: copy.zone,
      kind: { is: 'choice', choices: zones },
      ...(only && others.length === 0 ? { initial: only.value } : {}),
    },
    {
      name: 'kind',
      label: copy.kind,
      kind: {
        is: 'choice',
        choices: [
          { value: 'regular', label: copy.kinds.regular },
          { value: 'express', label: copy.kinds.express },
        ],
      },
      initial: 'regular',
    },
    {
      name: 'weekdays',
      label: copy.weekdays,
      kind: {
        is: 'own',
        Control: WeekdaysControl,
        show: (value) => sayWeekdays(weekdaysText.read(value)),
        text: weekdaysText,
      },
      initial: '1,2,3,4,5',
    },
    {
      name: 'fromHour',
      label: copy.from,
      kind: { is: 'choice', choices: hoursUpTo(0, 23), isNumber: true },
      initial: '8',
    },
    {
      name: 'toHour',
      label: copy.to,
      kind: { is: 'choice', choices: hoursUpTo(1, 24), isNumber: true },
      initial: '12',
    },
    {
      name: 'cutOffHour',
      label: copy.cutOff,
      hint: coverageCopy.cutOffHint,
      kind: { is: 'choice', choices: hoursUpTo(0, 23), isNumber: true, none: copy.asZone },
      isOptional: true,
    },
    {
      name: 'deliveryDays',
      label: copy.deliveryDays,
      hint: copy.deliveryDaysHint,
      kind: { is: 'number', unit: coverageCopy.daysUnit },
      isOptional: true,
    },
    {
      name: 'capacity',
      label: copy.capacity,
      hint: copy.capacityHint,
      kind: { is: 'number' },
      isOptional: true,
    },
    {
      name: 'charge',
      label: copy.charge,
      hint: copy.chargeHint,
      kind: { is: 'money' },
      initial: '0',
    },
    { name: 'isActive', label: copy.isActive, kind: { is: 'switch' }, initial: true },
  ];
}
