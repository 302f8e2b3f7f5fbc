import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** The means of payment of §2, drawn by us as plain wordmarks: no owner's logo is copied. */
export type PaymentBrand =
  | 'american-express'
  | 'bank'
  | 'bold'
  | 'cash'
  | 'contra-entrega'
  | 'codensa'
  | 'diners-club'
  | 'estrella'
  | 'mastercard'
  | 'nequi'
  | 'platam'
  | 'pse'
  | 'via'
  | 'visa';

type Drawing = { name: string; color: string; mark: ReactNode };

function word(text: string, size: number, y = 23, spacing = 0): ReactNode {
  return (
    <text
      x="32"
      y={y}
      textAnchor="middle"
      fontSize={size}
      fontWeight="800"
      letterSpacing={spacing}
      fill="currentColor"
      stroke="none"
      className="font-text"
    >
      {text}
    </text>
  );
}

const drawings: Record<PaymentBrand, Drawing> = {
  'american-express': {
    name: 'American Express',
    color: 'text-[#1b5e8f]',
    mark: (
      <>
        {word('AMERICAN', 8.6, 18, 0.4)}
        {word('EXPRESS', 8.6, 28, 1)}
      </>
    ),
  },
  bank: {
    name: 'Transferencia bancaria',
    color: 'text-ink',
    mark: <path d="M22 17l10-6 10 6zM24 19.5v7M29.3 19.5v7M34.6 19.5v7M40 19.5v7M21.5 29h21" />,
  },
  bold: { name: 'Bold', color: 'text-[#b0213a]', mark: word('bold', 17, 25, -0.6) },
  cash: {
    name: 'Efectivo',
    color: 'text-success',
    mark: (
      <>
        <rect x="19" y="12" width="26" height="16" rx="2.5" />
        <circle cx="32" cy="20" r="3.6" />
        <path d="M23 16.2v.1M41 23.7v.1" />
      </>
    ),
  },
  'contra-entrega': {
    name: 'Pago contra entrega',
    color: 'text-accent',
    mark: (
      <>
        <path d="M18.5 12.5h15v13h-15zM33.5 17h6.2l5 4.6v3.9h-11.2" />
        <circle cx="24" cy="27" r="2.6" fill="var(--color-surface)" />
        <circle cx="39" cy="27" r="2.6" fill="var(--color-surface)" />
      </>
    ),
  },
  codensa: {
    name: 'Crédito fácil Codensa',
    color: 'text-[#9a4a00]',
    mark: (
      <>
        {word('codensa', 12, 20, -0.3)}
        {word('crédito fácil', 6.8, 29)}
      </>
    ),
  },
  'diners-club': {
    name: 'Diners Club',
    color: 'text-[#28517a]',
    mark: (
      <>
        {word('Diners', 12, 20)}
        {word('CLUB', 7.4, 29, 2)}
      </>
    ),
  },
  estrella: {
    name: 'Estrella',
    color: 'text-presale',
    mark: <path d="M32 9.8l3 6.6 7.2.8-5.4 4.8 1.5 7.1-6.3-3.6-6.3 3.6 1.5-7.1-5.4-4.8 7.2-.8z" />,
  },
  mastercard: {
    name: 'Mastercard',
    color: 'text-[#a33a10]',
    mark: word('mastercard', 9.6, 23.5, -0.3),
  },
  nequi: { name: 'Nequi', color: 'text-[#6a1b6d]', mark: word('nequi', 14, 25, -0.3) },
  platam: { name: 'Platam', color: 'text-[#5a3d9a]', mark: word('platam', 13.5, 24, -0.3) },
  pse: { name: 'PSE', color: 'text-info', mark: word('PSE', 17, 26, 1) },
  via: { name: 'Via', color: 'text-now', mark: word('via', 18, 25.5) },
  visa: { name: 'Visa', color: 'text-[#27408b]', mark: word('VISA', 15.5, 25.5, 1.2) },
};

/** How a mark is called where it is written. */
export function paymentBrandName(brand: PaymentBrand): string {
  return drawings[brand].name;
}

/** A means of payment as a small card, 64 × 40. `decorative` beside its written name. */
export function PaymentLogo({
  brand,
  label,
  decorative = false,
  className,
}: {
  brand: PaymentBrand;
  label?: string;
  decorative?: boolean;
  className?: string;
}) {
  const { name, color, mark } = drawings[brand];
  return (
    <svg
      role={decorative ? undefined : 'img'}
      aria-hidden={decorative || undefined}
      aria-label={decorative ? undefined : (label ?? name)}
      viewBox="0 0 64 40"
      className={clsx('h-9 w-auto shrink-0', color, className)}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <rect
        x="0.5"
        y="0.5"
        width="63"
        height="39"
        rx="6"
        strokeWidth="1"
        className="fill-surface stroke-line"
      />
      {mark}
    </svg>
  );
}
