import { clsx } from 'clsx';
import { Droplet, Sparkles, Star } from 'lucide-react';
import type { ReactNode } from 'react';

export type TagKind =
  | 'new'
  | 'best-seller'
  | 'color-best-seller'
  | 'offer'
  | 'presale'
  | 'available'
  | 'sold-out'
  | 'combo'
  | 'neutral';

/** The colours of each kind, whatever its size. */
export const tagLooks: Record<TagKind, string> = {
  new: 'bg-plum text-white',
  'best-seller': 'bg-surface text-ink shadow-[inset_0_0_0_1px_var(--color-ink)]',
  'color-best-seller': 'bg-surface text-accent shadow-[inset_0_0_0_1px_var(--color-accent)]',
  offer: 'bg-accent text-white',
  presale: 'bg-presale-soft text-presale',
  available: 'bg-now-soft text-now',
  'sold-out': 'bg-sunken text-ink-faint',
  // Also over the ivory of a picture.
  combo: 'bg-surface text-ink-soft shadow-[inset_0_0_0_1px_var(--color-line-strong)]',
  neutral: 'bg-sunken text-ink-soft',
};

const icons: Partial<Record<TagKind, ReactNode>> = {
  new: <Sparkles size={12} aria-hidden="true" />,
  'best-seller': <Star size={12} fill="currentColor" aria-hidden="true" />,
  'color-best-seller': <Droplet size={12} fill="currentColor" aria-hidden="true" />,
};

/** A short mark on a product: 24 px high, at least 56 px wide (§9). */
export function Tag({ kind, children }: { kind: TagKind; children: ReactNode }) {
  return (
    <span
      className={clsx(
        'inline-flex h-6 min-w-14 items-center justify-center gap-1 rounded-sm px-2 text-xs font-semibold whitespace-nowrap',
        tagLooks[kind],
      )}
    >
      {icons[kind]}
      {children}
    </span>
  );
}
