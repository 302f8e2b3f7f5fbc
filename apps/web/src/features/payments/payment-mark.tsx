import { type PaymentBrand, PaymentLogo } from '@matiz/ui/payment-logo.tsx';

const BRANDS: Readonly<Record<PaymentBrand, true>> = {
  'american-express': true,
  bank: true,
  bold: true,
  cash: true,
  'contra-entrega': true,
  codensa: true,
  'diners-club': true,
  estrella: true,
  mastercard: true,
  platam: true,
  pse: true,
  via: true,
  visa: true,
};

/** The logo of a method beside its written name; an unknown one draws nothing. */
export function PaymentMark({ logo }: { logo: string }) {
  return isBrand(logo) ? <PaymentLogo brand={logo} decorative /> : null;
}

function isBrand(logo: string): logo is PaymentBrand {
  return Object.hasOwn(BRANDS, logo);
}
