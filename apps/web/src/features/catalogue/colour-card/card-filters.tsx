import { Chip } from '@matiz/ui/chip.tsx';
import { ChipRow } from '@matiz/ui/chip-row.tsx';
import { useMemo } from 'react';
import { colourCardCopy as copy } from '../../../copy/colour-card.ts';
import { type CardFilter, type CardTone, countOf, seriesOf } from './card-tones.ts';

/** One filter at a time: the whole card, Top seller, Nuevos, Disponibles (§2), or a series. */
export function CardFilters({
  tones,
  filter,
  onFilter,
}: {
  tones: readonly CardTone[];
  filter: CardFilter;
  onFilter: (filter: CardFilter) => void;
}) {
  const lists = useMemo(() => listsOf(tones), [tones]);
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

function listsOf(tones: readonly CardTone[]) {
  const fixed: [CardFilter, string][] = [
    ['all', copy.all],
    ['top', copy.topSeller],
    ['new', copy.isNew],
    ['available', copy.available],
  ];
  const series = seriesOf(tones);
  return [
    ...fixed.map(([key, label]) => ({ key, label, count: countOf(tones, key) })),
    ...(series.length > 1 ? series : []).map(({ name, count }) => ({
      key: `series:${name}` as const,
      label: name,
      count,
    })),
  ].filter(({ count, key }) => key === 'all' || count > 0);
}
