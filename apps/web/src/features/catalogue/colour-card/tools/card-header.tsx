import { say } from '@matiz/contracts/messages.ts';
import { ConfirmDialog } from '@matiz/ui/overlays/confirm-dialog.tsx';
import { useState } from 'react';
import { colourCardCopy as copy } from '#copy/catalogue/colour-card.ts';
import type { Offer } from '../../selection/offer.ts';
import { isEmpty } from '../../selection/selection.ts';
import { useSelectionStore } from '../../selection/selection-store.ts';
import { totalsOf } from '../../selection/totals.ts';
import { VolumePicker } from '../../volume-picker/volume-picker.tsx';
import type { TypedTones } from '../typing/use-typed-tones.ts';
import type { CardViewState } from '../use-card-view.ts';
import { CardFilters } from './card-filters.tsx';
import { CardSearch } from './card-search.tsx';

/** What decides which tones are seen: the volume first, then search and filters. */
export function CardHeader({
  offer,
  view,
  isVolumeMissed,
  onLook,
  typed,
}: {
  offer: Offer;
  view: CardViewState;
  isVolumeMissed: boolean;
  /** Something else is seen from here on. */
  onLook: () => void;
  /** Enter in the search takes what was typed. */
  typed: TypedTones;
}) {
  return (
    <div className="mt-2.5 flex flex-col gap-2">
      {view.volumes.length > 1 ? (
        <CardVolumes offer={offer} view={view} isMissed={isVolumeMissed} />
      ) : null}
      {view.needsVolume ? null : (
        <>
          <CardSearch
            text={view.query}
            onChangeText={(text) => {
              view.setQuery(text);
              onLook();
            }}
            typed={typed}
          />
          <CardFilters
            tones={view.tones}
            usual={view.usual}
            filter={view.filter}
            onFilter={(filter) => {
              view.setFilter(filter);
              onLook();
            }}
          />
        </>
      )}
    </div>
  );
}

/** §4: another volume resets the chosen units, after a question. */
function CardVolumes({
  offer,
  view,
  isMissed,
}: {
  offer: Offer;
  view: CardViewState;
  isMissed: boolean;
}) {
  const store = useSelectionStore();
  const [wanted, setWanted] = useState<number | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { _id, name } = offer.product;
  const choose = (volume: number) => store.change(offer, { kind: 'volume', volume });

  return (
    <>
      <VolumePicker
        volumes={view.volumes}
        value={view.volume}
        error={isMissed && view.needsVolume ? say('chooseVolume', { name }) : undefined}
        onChange={(volume) => {
          if (isEmpty(store.read(_id))) return choose(volume);
          setWanted(volume);
          setAsking(true);
        }}
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={copy.changeVolumeTitle}
        message={copy.changeVolume(totalsOf(offer, store.read(_id)).units, view.volume)}
        confirmLabel={copy.changeVolumeConfirm}
        cancelLabel={copy.keepVolume}
        onConfirm={() => {
          if (wanted !== null) choose(wanted);
          setAsking(false);
        }}
      />
    </>
  );
}
