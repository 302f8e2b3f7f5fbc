import * as calls from '@matiz/contracts/staff/content/promotions.ts';
import { countdownOf } from '@matiz/domain/marketing/countdown.ts';
import { designOn, usualDesign } from '@matiz/domain/marketing/promotion-design.ts';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { promotionCopy as copy } from '#copy/content/promotions.ts';
import { colourKind } from '#parts/form/colour-control.tsx';
import type { FormField } from '#parts/form/field-types.ts';
import type { PreviewProps } from '#parts/form/resource-form.tsx';
import { ResourcePage } from '#parts/form/resource-page.tsx';

const fields: readonly FormField[] = [
  { name: 'title', label: copy.name, hint: copy.nameHint, kind: { is: 'text' } },
  {
    name: 'link',
    label: copy.link,
    hint: copy.linkHint,
    kind: { is: 'text' },
    isOptional: true,
  },
  {
    name: 'background',
    label: copy.colour,
    hint: copy.colourHint,
    kind: colourKind,
    initial: usualDesign.background,
  },
  { name: 'hasTimer', label: copy.timer, kind: { is: 'switch' }, initial: false },
  {
    name: 'startsAt',
    label: copy.starts,
    hint: copy.startsHint,
    kind: { is: 'moment' },
    isOptional: true,
  },
  {
    name: 'endsAt',
    label: copy.ends,
    hint: copy.endsHint,
    kind: { is: 'moment' },
    isOptional: true,
  },
  { name: 'isShown', label: copy.shown, kind: { is: 'switch' }, initial: true },
  {
    name: 'tells',
    label: copy.tells,
    hint: copy.tellsHint,
    kind: { is: 'switch' },
    initial: false,
  },
];

export function PromotionPage() {
  return (
    <ResourcePage
      path="/contenido/promociones"
      back={copy.title}
      fresh={copy.fresh}
      write="content:write"
      fields={fields}
      calls={{
        read: calls.readPromotion,
        create: calls.createPromotion,
        change: calls.changePromotion,
        remove: calls.removePromotion,
        history: calls.listPromotionHistory,
      }}
      nameOf={({ title }) => String(title)}
      Preview={PromotionPreview}
    />
  );
}

/** The line as a phone and a computer show it, with what is not saved yet. */
function PromotionPreview({ set }: PreviewProps) {
  const design = designOn(String(set.background ?? ''));
  const left = Math.max(0, Math.ceil((Date.parse(String(set.endsAt ?? '')) - Date.now()) / 1000));
  const { days, clock } = countdownOf(Number.isFinite(left) ? left : 0);
  const { background, text } = design ?? usualDesign;
  return (
    <section aria-label={copy.preview} className="rounded-md border border-line bg-surface p-4">
      <h2 className="text-base">{copy.preview}</h2>
      <p className="text-xs text-ink-soft">{design ? copy.previewHint : copy.previewNoColour}</p>
      {['max-w-sm', 'max-w-2xl'].map((width) => (
        <div
          key={width}
          className={clsx(
            'relative isolate mt-3 flex min-h-12 items-center gap-4 overflow-hidden rounded-sm px-3',
            text === '#ffffff' ? 'text-white' : 'text-ink',
            width,
          )}
        >
          <svg
            aria-hidden="true"
            className="absolute inset-0 -z-10 size-full"
            preserveAspectRatio="none"
          >
            <rect width="100%" height="100%" fill={background} />
          </svg>
          <p className="line-clamp-2 min-w-0 flex-1 text-sm font-semibold">
            {String(set.title || copy.noTitle)}
          </p>
          {set.hasTimer && left > 0 ? (
            <p className="whitespace-nowrap font-bold tabular-nums">
              {days > 0 ? `${days} d ${clock}` : clock}
            </p>
          ) : null}
          <X size={18} aria-hidden="true" className="shrink-0" />
        </div>
      ))}
    </section>
  );
}
