import { isShopDate } from '@matiz/domain/kernel/clock.ts';
import { z } from 'zod';

/** A day of the calendar, `2026-11-22`. */
export const plainDateText = z.iso
  .date({ error: 'Escribe una fecha como 2026-11-20.', abort: true })
  .refine(isShopDate, 'Escribe una fecha de este siglo o del pasado, como 2026-11-20.');

/** A moment in UTC, `2026-11-22T15:00:00Z`. */
export const momentText = z.iso
  .datetime({ error: 'Escribe el día y la hora.', abort: true })
  .refine(
    (moment) => isShopDate(moment.slice(0, 10)),
    'Escribe una fecha de este siglo o del pasado, como 2026-11-20.',
  );
