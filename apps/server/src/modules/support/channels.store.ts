import type { ShopCalendar } from '@matiz/domain/delivery/dispatch-date.ts';
import type { SqlReader } from '#db/sql.ts';
import { selectCalendar } from '../delivery/index.ts';

export interface StoredChannels {
  readonly whatsapp: string;
  readonly phone: string;
  readonly email: string;
  readonly weekdays: string;
  readonly saturday: string;
  readonly sunday: string;
  readonly calendar: ShopCalendar;
}

/** How the shop is reached, as staff keep it, with the days that are not as others. */
export async function readChannels(sql: SqlReader): Promise<StoredChannels> {
  const [row] = await sql<StoredChannels[]>`
    SELECT whatsapp, phone, email, hours_weekdays AS weekdays, hours_saturday AS saturday,
      hours_sunday AS sunday, ${selectCalendar(sql)} AS calendar
    FROM business`;
  if (!row) throw new Error('the business has its one row');
  return row;
}
