import { type MenuEntry, type MenuName, usualMenus } from '@matiz/domain/shop/menus.ts';
import { ChevronDown, LayoutGrid } from 'lucide-react';
import { menusCopy as copy } from '#copy/content/menus.ts';
import type { PreviewProps } from '#parts/form/resource-form.tsx';

type Screen = 'phone' | 'desktop';

/** The menus as the shop shows them, with what is not saved yet. */
export function MenusPreview({ set }: PreviewProps) {
  const entriesOf = (name: MenuName, screen: Screen) =>
    ((set[name] as readonly MenuEntry[] | null | undefined) ?? usualMenus[name]).filter(
      (entry) => entry.isShown && (entry.screen === 'all' || entry.screen === screen),
    );
  const header = (
    (set.header as readonly MenuEntry[] | null | undefined) ?? usualMenus.header
  ).filter(({ isShown }) => isShown);
  return (
    <section
      aria-label={copy.preview}
      className="rounded-md border border-line bg-surface p-4 xl:sticky xl:top-6"
    >
      <h2 className="text-base">{copy.preview}</h2>
      <p className="text-xs text-ink-soft">{copy.previewHint}</p>
      <figure className="mt-3">
        <figcaption className="mb-1 text-xs text-ink-faint">{copy.wide}</figcaption>
        <div className="overflow-hidden rounded-lg border border-line">
          <p className="flex h-9 items-center gap-3 overflow-hidden bg-surface px-3 text-2xs whitespace-nowrap">
            <span className="flex items-center gap-1 font-semibold">
              <LayoutGrid size={12} aria-hidden />
              {copy.categories}
              <ChevronDown size={11} aria-hidden />
            </span>
            {header.map(({ label }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike while they are written
              <span key={at} className="font-medium text-ink-soft">
                {label}
              </span>
            ))}
          </p>
          <div className="h-10 border-t border-line bg-ground" />
          <Columns
            shop={entriesOf('shop', 'desktop')}
            house={entriesOf('house', 'desktop')}
            className="grid grid-cols-2 gap-6 p-4"
          />
        </div>
      </figure>
      <figure className="mt-4 w-60">
        <figcaption className="mb-1 text-xs text-ink-faint">{copy.narrow}</figcaption>
        <div className="overflow-hidden rounded-xl border-4 border-ink">
          <Columns
            shop={entriesOf('shop', 'phone')}
            house={entriesOf('house', 'phone')}
            className="grid gap-4 p-4"
          />
        </div>
      </figure>
    </section>
  );
}

interface ColumnsProps {
  readonly shop: readonly MenuEntry[];
  readonly house: readonly MenuEntry[];
  readonly className: string;
}

function Columns({ shop, house, className }: ColumnsProps) {
  return (
    <div className={`on-dark bg-plum text-sm ${className}`}>
      {(
        [
          [copy.shop, shop],
          [copy.house, house],
        ] as const
      ).map(([title, entries]) => (
        <div key={title}>
          <p className="font-semibold">{title}</p>
          <ul className="mt-1 grid gap-1 text-white/75">
            {entries.map(({ label }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike while they are written
              <li key={at}>{label}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
