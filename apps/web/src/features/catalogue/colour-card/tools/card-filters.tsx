import { Chip } from '@matiz/ui/inputs/chip.tsx';
import { ChipRow } from '@matiz/ui/inputs/chip-row.tsx';
import { useMemo } from 'react';
import { colourCardCopy as copy } from '#copy/catalogue/colour-card.ts';
import { type CardFilter, type CardTone, type CardView, countOf, seriesOf } from '../card-tones.ts';

/** One filter at a time: the whole card, the usual tones, Top seller, Nuevos (§2), or a series. */
export function CardFilters({
  tones,
  usual,
  filter,
  onFilter,
}: {
  tones: readonly CardTone[];
  usual: CardView['usual'];
  filter: CardFilter;
  onFilter: (filter: CardFilter) => void;
}) {
  const lists = useMemo(() => listsOf(tones, usual), [tones, usual]);
  return (
    // A mouse cannot swipe: where there is room the row wraps.
    <div className="sm:[&>div]:flex-wrap">
      <ChipRow label={copy.filters}>
        {lists.map(({ key, label, count }) => (
          <Chip
            key={key}
            selected={filter === key}
            count={count}
            onClick={() => onFilter(filter === key ? 'all' : key)}
          >
            {label}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}

function listsOf(tones: readonly CardTone[], usual: CardView['usual']) {
  const fixed: [CardFilter, string][] = [
    ['all', copy.all],
    ['usual', copy.usual],
    ['top', copy.topSeller],
    ['new', copy.isNew],
    ['available', copy.available],
  ];
  const series = seriesOf(tones);
  return [
    ...fixed.map(([key, label]) => ({ key, label, count: countOf(tones, key, usual) })),
    ...(series.length > 1 ? series : []).map(({ name, count }) => ({
      key: `series:${name}` as const,
      label: name,
      count,
    })),
  ].filter(({ count, key }) => key === 'all' || count > 0);
}
