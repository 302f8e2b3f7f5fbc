import { levelName } from '@matiz/domain/catalogue/level-names.ts';
import { Button } from '@matiz/ui/button.tsx';
import { ToneGroupSection } from '@matiz/ui/goods/tone-group-section.tsx';
import { EmptyState } from '@matiz/ui/layout/empty-state.tsx';
import { memo } from 'react';
import { catalogueCopy } from '#copy/catalogue/catalogue.ts';
import { colourCardCopy as copy } from '#copy/catalogue/colour-card.ts';
import type { Offer } from '../selection/offer.ts';
import { CardTile } from './card-tile.tsx';
import type { CardGroup, Grouping } from './card-tones.ts';
import { useNear } from './use-near.ts';

interface GroupsProps {
  offer: Offer;
  groups: readonly CardGroup[];
  grouping: Grouping;
  mayType: () => boolean;
  /** While the usual tones are shown: how many of each. */
  usual: ReadonlyMap<string, number>;
  /** The tone of which the options are shown. */
  asked: string | null;
  /** The tone that the card was opened for. */
  shown: string | null;
  onAsk: (code: string) => void;
}

/** The tiles, in groups whose titles stay in sight; groups out of sight are not laid out. */
export const CardGroups = memo(function CardGroups({ groups, ...card }: GroupsProps) {
  return groups.map((group) => <Group key={group.key} group={group} {...card} />);
});

function Group({
  group: { key, count, tones },
  offer,
  grouping,
  mayType,
  usual,
  asked,
  shown,
  onAsk,
}: Omit<GroupsProps, 'groups'> & { group: CardGroup }) {
  const [ref, isNear] = useNear<HTMLDivElement>();
  return (
    <div
      ref={ref}
      className="-mx-4 px-4 pt-1 pb-2 [contain-intrinsic-size:auto_28rem] [content-visibility:auto] sm:-mx-6 sm:px-6"
    >
      <ToneGroupSection title={titleOf(key, grouping)} count={copy.tones(count)}>
        {tones.map((tone) => (
          <CardTile
            key={tone.code}
            offer={offer}
            tone={tone}
            isPictured={isNear}
            mayType={mayType}
            usual={usual.get(tone.code) ?? null}
            isAsked={asked === tone.code}
            isShown={shown === tone.code}
            onAsk={onAsk}
          />
        ))}
      </ToneGroupSection>
    </div>
  );
}

function titleOf(key: string, grouping: Grouping): string {
  if (key === '') return catalogueCopy.otherTones;
  if (grouping === 'series') return key;
  const name = levelName(Number(key));
  return name === key ? key : `${key} · ${name}`;
}

export function NoTones({ onClear }: { onClear: () => void }) {
  return (
    <div className="py-10">
      <EmptyState
        title={copy.noMatch}
        action={
          <Button variant="secondary" onClick={onClear}>
            {copy.clearFilters}
          </Button>
        }
      >
        {copy.noMatchText}
      </EmptyState>
    </div>
  );
}
