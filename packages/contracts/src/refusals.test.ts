import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { addressInput } from './address.ts';
import { addItem, changeQuantity } from './cart.ts';
import { register } from './identity/registration.ts';
import { fieldMessage } from './messages/field-message.ts';
import { moveArrival, receiveArrival } from './orders/order-staff.ts';
import { createBanner } from './staff/content/banners.ts';
import { changeCustomer } from './staff/customers.ts';
import { createZone } from './staff/delivery/coverage.ts';
import { createCoupon } from './staff/pricing/coupons.ts';
import { createDeal } from './staff/pricing/deals.ts';
import { adjustStock } from './staff/stock.ts';
import { acceptInvitation, inviteStaff } from './staff/team.ts';

/** The first sentence that is said of a value, with where it stands; null: it is taken. */
function refusalOf(schema: z.ZodType, value: unknown): string | null {
  const issue = schema.safeParse(value, { error: fieldMessage }).error?.issues[0];
  return issue ? [issue.path.join('.'), issue.message].filter(Boolean).join(': ') : null;
}

interface Body {
  readonly call: string;
  readonly schema: z.ZodType;
  readonly good: Readonly<Record<string, unknown>>;
  readonly bad: readonly (readonly [part: Readonly<Record<string, unknown>>, said: string])[];
}

const coupon = {
  code: 'VERANO26',
  title: 'Verano',
  kind: 'percentage',
  amount: 10,
  startsAt: '2026-12-01T05:00:00Z',
  endsAt: '2026-12-31T05:00:00Z',
};

const bodies: readonly Body[] = [
  {
    call: 'POST /cart/additem',
    schema: addItem.body,
    good: { productId: '7', code: 'CRO', quantity: 0 },
    bad: [
      [{ quantity: -1 }, 'quantity: Debe ser 0 como mínimo.'],
      [{ quantity: 10_000 }, 'quantity: Debe ser 9999 como máximo.'],
      [{ versions: [] }, 'versions: Debe tener 1 elemento como mínimo.'],
      [
        { versions: [{ code: '', quantity: 1 }] },
        'versions.0.code: Debe tener 1 carácter como mínimo.',
      ],
      [{ price: 1 }, 'Este campo no existe.'],
      [{ mutationId: 'x' }, 'mutationId: Identificador no válido.'],
    ],
  },
  {
    call: 'PUT /cart/changequantityitem',
    schema: changeQuantity.body,
    good: { code: 'CRO', quantity: 1, advancedPurchasing: false, dispatchDate: null },
    bad: [
      [{ quantity: 0 }, 'quantity: Debe ser 1 como mínimo.'],
      [{ quantity: undefined }, 'quantity: Falta este dato.'],
      [{ advancedPurchasing: 'no' }, 'advancedPurchasing: Debe ser verdadero o falso.'],
      [{ dispatchDate: '2026-02-30' }, 'dispatchDate: Escribe una fecha como 2026-11-20.'],
    ],
  },
  {
    call: 'POST /v3/auth/register',
    schema: register.body.pick({ phone: true, email: true, password: true, dataTreatment: true }),
    good: {
      phone: '3001234567',
      email: 'ana@salon.co',
      password: 'una clave',
      dataTreatment: { accepted: true, version: '1' },
    },
    bad: [
      [{ email: 'ana@salon' }, 'email: Escribe un correo válido, como nombre@salon.co.'],
      [{ password: 'corta' }, 'password: Usa al menos 8 caracteres.'],
      [{ password: 'x'.repeat(129) }, 'password: Usa máximo 128 caracteres.'],
      [
        { dataTreatment: { accepted: false, version: '1' } },
        'dataTreatment.accepted: Debe ser uno de estos: true.',
      ],
      [{ rol: 'Staff' }, 'Este campo no existe.'],
    ],
  },
  {
    call: 'an address',
    schema: z.strictObject(addressInput),
    good: { address: 'Carrera 7 Bis # 45-20', cityId: '11001', stateId: '11', phone: '' },
    bad: [
      [{ address: ' a ' }, 'address: Escribe la dirección.'],
      [{ cityId: 'Bogotá' }, 'cityId: Elige una ciudad.'],
      [{ stateId: '' }, 'stateId: Elige un departamento.'],
    ],
  },
  {
    call: 'POST /staff/team/invitations',
    schema: inviteStaff.body,
    good: { email: 'lucia@matiz.co', name: 'Lucía', roles: ['orders'] },
    bad: [
      [{ name: '  ' }, 'name: Escribe el nombre.'],
      [{ roles: [] }, 'roles: Elige al menos un rol.'],
      [{ roles: undefined }, 'roles: Elige al menos un rol.'],
      [{ roles: ['orders', 'orders'] }, 'roles: Cada rol va una sola vez.'],
      [{ email: 'lucia' }, 'email: Escribe un correo válido, como nombre@tienda.co.'],
    ],
  },
  {
    call: 'POST /staff-invitation',
    schema: acceptInvitation.body,
    good: { token: 'a'.repeat(20), name: 'Lucía', password: 'una clave' },
    bad: [
      [{ password: 'corta' }, 'password: Usa 8 caracteres o más.'],
      [{ token: 'corto' }, 'token: Debe tener 20 caracteres como mínimo.'],
      [{ roles: ['direction'] }, 'Este campo no existe.'],
    ],
  },
  {
    call: 'POST /staff/arrivals/move',
    schema: moveArrival.body,
    good: { arrivalId: '7', version: 1, date: '2026-12-01' },
    bad: [
      [{ date: '' }, 'date: Escribe una fecha como 2026-11-20.'],
      [
        { date: '0026-12-01' },
        'date: Escribe una fecha de este siglo o del pasado, como 2026-11-20.',
      ],
    ],
  },
  {
    call: 'POST /staff/arrivals/receive',
    schema: receiveArrival.body,
    good: { arrivalId: '7', units: 0 },
    bad: [
      [{ units: -1 }, 'units: Debe ser 0 como mínimo.'],
      [{ units: 1.5 }, 'units: Debe ser un número entero.'],
      [{ units: undefined }, 'units: Falta este dato.'],
    ],
  },
  {
    call: 'POST /staff/stock/adjust',
    schema: adjustStock.body,
    good: { id: '1-25', version: 1, delta: -3, reason: 'Rotura' },
    bad: [
      [{ delta: 0 }, 'delta: Escribe cuántas sumas o restas.'],
      [{ delta: '3' }, 'delta: Escribe un número, como 3 o -3.'],
      [{ reason: ' a ' }, 'reason: Escribe por qué cambia.'],
      [{ id: '25' }, 'id: No tiene el formato esperado.'],
    ],
  },
  {
    call: 'PUT /staff/customers',
    schema: changeCustomer.body,
    good: { id: 'c1', version: 1, set: { blockReason: null } },
    bad: [
      [{ set: { blockReason: ' ' } }, 'set.blockReason: Escribe por qué se bloquea.'],
      [{ set: { businessName: 'Otro' } }, 'set: Este campo no existe.'],
      [{ version: 0 }, 'version: Debe ser 1 como mínimo.'],
    ],
  },
  {
    call: 'POST /staff/coupons',
    schema: createCoupon.body.shape.set,
    good: coupon,
    bad: [
      [{ code: 'VERANO 26' }, 'code: Usa de 3 a 30 letras y números, sin espacios ni tildes.'],
      [{ code: 'ÑAME' }, 'code: Usa de 3 a 30 letras y números, sin espacios ni tildes.'],
      [{ amount: 10.005 }, 'amount: Usa hasta dos decimales.'],
      [{ amount: 'diez' }, 'amount: Escribe el valor en números.'],
      [{ minAmount: 100.5 }, 'minAmount: Escribe el valor en pesos, sin centavos.'],
      [{ usesLimit: 0 }, 'usesLimit: Escribe 1 o más.'],
      [{ kind: 'gratis' }, 'kind: Elige una opción.'],
      [{ endsAt: undefined }, 'endsAt: Escribe el día y la hora.'],
    ],
  },
  {
    call: 'POST /staff/deals',
    schema: createDeal.body.shape.set,
    good: { name: 'Por docena', codes: ['CRO'], breaks: [{ minQuantity: 12, percent: 10 }] },
    bad: [
      [{ codes: [] }, 'codes: Agrega al menos un producto.'],
      [{ breaks: [] }, 'breaks: Escribe al menos un descuento.'],
      [
        { breaks: [{ minQuantity: 0, percent: 10 }] },
        'breaks.0.minQuantity: Escribe 1 unidad o más.',
      ],
      [
        { breaks: [{ minQuantity: 12, percent: 100 }] },
        'breaks.0.percent: El porcentaje debe ser menor que 100.',
      ],
      [
        { breaks: [{ minQuantity: 12, percent: 0 }] },
        'breaks.0.percent: Escribe un porcentaje mayor que 0.',
      ],
    ],
  },
  {
    call: 'POST /staff/zones',
    schema: createZone.body.shape.set.partial(),
    good: { name: 'Bogotá', deliveryDays: 0, cutOffHour: 23, freeFrom: null, cityCodes: ['11001'] },
    bad: [
      [{ cutOffHour: 24 }, 'cutOffHour: La hora va de 0 a 23.'],
      [{ deliveryDays: 61 }, 'deliveryDays: Escribe 60 días o menos.'],
      [{ freeFrom: 0 }, 'freeFrom: Escribe un valor mayor que 0, o déjalo vacío.'],
      [{ cityCodes: [] }, 'cityCodes: Elige al menos una ciudad.'],
      [{ cityCodes: ['11001', '11001'] }, 'cityCodes: Cada ciudad va una sola vez.'],
    ],
  },
  {
    call: 'POST /staff/banners',
    schema: createBanner.body.shape.set.partial(),
    good: { title: 'Ofertas', link: '/home/offers' },
    bad: [
      [{ title: '' }, 'title: Escribe qué dice la imagen.'],
      ...['https://malo.example', '//malo.example', 'javascript:alert(1)'].map(
        (link) =>
          [
            { link },
            'link: Escribe una dirección de la tienda, como /home/offers. A otros sitios no se puede llevar.',
          ] as const,
      ),
    ],
  },
];

describe.each(bodies)('$call', ({ schema, good, bad }) => {
  test('takes what is right', () => {
    expect(refusalOf(schema, good)).toBeNull();
  });

  test.each(bad)('refuses %j in the words of the field: %s', (part, said) => {
    expect(refusalOf(schema, { ...good, ...part })).toBe(said);
  });
});
