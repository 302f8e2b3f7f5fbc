import { failureAt } from '@matiz/contracts/errors.ts';
import { say } from '@matiz/contracts/messages.ts';
import { readNit } from '@matiz/domain/identity/document.ts';
import { normalisePhone } from '@matiz/domain/identity/phone.ts';
import { readDayHours, writeDayHours } from '@matiz/domain/support/service-hours.ts';
import type { Resource } from '#resource/resource.ts';

export interface BusinessForm {
  readonly name: string;
  readonly nit: string;
  readonly phone: string;
  readonly email: string;
  readonly address: string;
  readonly logo?: string | null | undefined;
  readonly whatsapp?: string | undefined;
  readonly hoursWeekdays?: string | undefined;
  readonly hoursSaturday?: string | undefined;
  readonly hoursSunday?: string | undefined;
  readonly needsSecondFactor?: boolean | undefined;
}

/** The one business of the shop; its NIT is kept with its check digit. */
export function createBusinessResource(
  hasPicture: (key: string) => Promise<boolean>,
): Resource<BusinessForm> {
  return {
    table: 'business',
    kind: 'business',
    key: 'id',
    fields: [
      'name',
      'logo',
      'nit',
      'phone',
      'email',
      'address',
      'whatsapp',
      'hoursWeekdays',
      'hoursSaturday',
      'hoursSunday',
      'needsSecondFactor',
    ],
    source: {
      columns: (sql) => sql`business.id::text AS id, business.version, business.name, business.nit,
      business.phone, business.email, business.address, business.whatsapp, business.logo,
      business.hours_weekdays AS "hoursWeekdays", business.hours_saturday AS "hoursSaturday",
      business.hours_sunday AS "hoursSunday",
      business.needs_second_factor AS "needsSecondFactor"`,
      from: (sql) => sql`business`,
      id: { key: (sql) => sql`business.id`, type: 'integer' },
      filters: {},
      orders: { name: { key: (sql) => sql`business.name`, type: 'text' } },
    },
    columnsOf: ({ nit, needsSecondFactor, whatsapp, ...form }) => {
      const { hoursWeekdays, hoursSaturday, hoursSunday, ...texts } = form;
      return written({
        ...texts,
        needs_second_factor: needsSecondFactor,
        nit: nit === undefined ? undefined : plainNit(nit),
        whatsapp: whatsapp === undefined ? undefined : (normalisePhone(whatsapp) ?? ''),
        hours_weekdays: plainHours(hoursWeekdays),
        hours_saturday: plainHours(hoursSaturday),
        hours_sunday: plainHours(hoursSunday),
      });
    },
    async check(_tx, _id, { logo }) {
      if (!logo || (await hasPicture(logo))) return null;
      return failureAt('set.logo', 'UNKNOWN_REFERENCE', say('pictureGone'));
    },
  };
}

function written(columns: Readonly<Record<string, string | boolean | null | undefined>>) {
  const entries = Object.entries(columns);
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
  );
}

function plainHours(text: string | undefined): string | undefined {
  return text === undefined ? undefined : writeDayHours(readDayHours(text));
}

function plainNit(text: string): string {
  const nit = readNit(text);
  return nit === null ? '' : `${nit.number}-${nit.checkDigit}`;
}
