import type { PaymentMethod } from '@matiz/contracts/payments.ts';
import { type PaymentBrand, PaymentLogo } from '@matiz/ui/goods/payment-logo.tsx';

const brands: Readonly<Record<PaymentBrand, true>> = {
  'american-express': true,
  bank: true,
  bold: true,
  cash: true,
  'contra-entrega': true,
  codensa: true,
  'diners-club': true,
  estrella: true,
  mastercard: true,
  nequi: true,
  platam: true,
  pse: true,
  via: true,
  visa: true,
};

/** The logo of a method beside its written name; an unknown one draws nothing. */
function PaymentMark({ logo }: { logo: string }) {
  return isBrand(logo) ? <PaymentLogo brand={logo} decorative /> : null;
}

/** Beside a method's name; the brands of cards are too many for there, and stand below it. */
export function MethodMark({ method: { means, logo } }: { method: MarkedMethod }) {
  return means === 'card' ? null : <PaymentMark logo={logo} />;
}

/** Below a method's name: the brands of cards that it takes. */
export function CardMarks({ method: { means } }: { method: MarkedMethod }) {
  if (means !== 'card') return null;
  return (
    <span className="mt-2 block">
      <MeansMark means="card" size="sm" />
    </span>
  );
}

type MarkedMethod = Pick<PaymentMethod, 'means' | 'logo'>;

/** Every brand that a gateway takes this way. */
export function MeansMark({
  means,
  size = 'md',
}: {
  means: PaymentMethod['means'];
  size?: 'sm' | 'md';
}) {
  const brands = means === null ? [] : brandsOfMeans[means];
  const look = size === 'sm' || brands.length > 2 ? { className: '!h-6' } : {};
  return (
    <span className="flex shrink-0 gap-1">
      {brands.map((brand) => (
        <PaymentLogo key={brand} brand={brand} decorative {...look} />
      ))}
    </span>
  );
}

const brandsOfMeans: Readonly<
  Record<NonNullable<PaymentMethod['means']>, readonly PaymentBrand[]>
> = {
  card: ['visa', 'mastercard', 'american-express', 'diners-club'],
  pse: ['pse'],
  nequi: ['nequi'],
  bancolombia: ['bank'],
  qr: ['bank'],
  link: ['bold'],
  transfer: ['bank'],
  cash: ['cash'],
  // Each lender has its own: `MethodMark`.
  agreement: [],
};

function isBrand(logo: string): logo is PaymentBrand {
  return Object.hasOwn(brands, logo);
}
