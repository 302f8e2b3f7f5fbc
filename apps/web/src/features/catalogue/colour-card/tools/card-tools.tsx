import { Button } from '@matiz/ui/button.tsx';
import { ClipboardList } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { colourCardCopy as copy } from '#copy/catalogue/colour-card.ts';
import type { Offer } from '../../selection/offer.ts';
import type { CardViewState } from '../use-card-view.ts';
import { GroupingSwitch } from './grouping-switch.tsx';
import { PasteList } from './paste-list.tsx';

/** Above the tiles: a list instead of many presses, and how the tones are grouped. */
export function CardTools({
  offer,
  view,
  mayType,
}: {
  offer: Offer;
  view: CardViewState;
  mayType: () => boolean;
}) {
  const [isPasting, setPasting] = useState(false);
  const [said, setSaid] = useState('');
  const opener = useRef<HTMLDivElement>(null);
  const listId = useId();

  function close() {
    opener.current?.querySelector('button')?.focus();
    setPasting(false);
  }

  return (
    <>
      <div className="flex items-center justify-between gap-2 pt-2">
        <div ref={opener} className="-ml-2.5">
          <Button
            variant="quiet"
            size="sm"
            className="h-8! px-2.5! text-xs!"
            start={<ClipboardList size={16} aria-hidden="true" />}
            aria-expanded={isPasting}
            aria-controls={isPasting ? listId : undefined}
            onClick={() => setPasting(!isPasting)}
          >
            {copy.paste}
          </Button>
        </div>
        {view.hasLevels ? (
          <GroupingSwitch value={view.grouping} onChange={view.setGrouping} />
        ) : null}
      </div>
      <p role="status" className="text-sm font-semibold text-success empty:hidden">
        {said}
      </p>
      {isPasting ? (
        <PasteList
          id={listId}
          offer={offer}
          tones={view.tones}
          mayType={mayType}
          onClose={close}
          onChosen={(text) => {
            setSaid(text);
            close();
            view.showChosen();
          }}
        />
      ) : null}
    </>
  );
}
