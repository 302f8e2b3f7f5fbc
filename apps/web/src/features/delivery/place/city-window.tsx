import { RequestError } from '@matiz/client/request-error.ts';
import { Button } from '@matiz/ui/button.tsx';
import { SearchInput } from '@matiz/ui/inputs/search-input.tsx';
import { ErrorState } from '@matiz/ui/layout/error-state.tsx';
import { ListSkeleton } from '@matiz/ui/layout/list-skeleton.tsx';
import { Sheet } from '@matiz/ui/overlays/sheet.tsx';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { locationsCopy as copy } from '#copy/delivery/locations.ts';
import { commonCopy } from '#copy/everywhere.ts';
import { NoCoverage } from '../no-coverage.tsx';
import { CityBrowse } from './city-browse.tsx';
import { CityResults } from './city-results.tsx';
import { type LocatedCity, useLocatedCities } from './located-cities.ts';
import { sayMoved, useChangeLocation } from './use-change-location.ts';

/** A visitor's choice of the city to browse by. No price is involved, so nothing is asked (§4). */
export function CityWindow({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [text, setText] = useState('');
  const [outOfReach, setOutOfReach] = useState<LocatedCity | null>(null);
  // Opened again it asks again: the answer of the last time is taken, or was left.
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setText('');
    if (open) setOutOfReach(null);
  }
  const places = useLocatedCities();
  const { take, takingId } = useTakeCity(onClose);
  const pick = (city: LocatedCity) => (city.hasCoverage ? take(city) : setOutOfReach(city));

  return (
    <Sheet
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={copy.cityTitle}
      description={copy.cityText}
      header={
        outOfReach ? null : (
          <SearchInput
            label={copy.citySearch}
            placeholder={copy.citySearch}
            tone="sunken"
            value={text}
            onChangeText={setText}
          />
        )
      }
    >
      {renderBody()}
    </Sheet>
  );

  function renderBody() {
    if (outOfReach) {
      return (
        <div className="flex flex-col gap-4">
          <NoCoverage
            place={{ cityId: outOfReach._id, city: outOfReach.name, state: outOfReach.state }}
          />
          <Button onClick={() => setOutOfReach(null)}>{copy.pickOther}</Button>
          <Button
            variant="secondary"
            loading={takingId === outOfReach._id}
            onClick={() => take(outOfReach)}
          >
            {copy.browseAnyway}
          </Button>
        </div>
      );
    }
    if (places.isPending) return <ListSkeleton rows={5} />;
    if (!places.data) {
      return (
        <ErrorState
          title={copy.citiesFailed}
          onRetry={places.retry}
          retrying={places.isFetching}
          retryLabel={commonCopy.retry}
        />
      );
    }
    const parts = { places: places.data, takingId, onPick: pick };
    return text.trim() === '' ? <CityBrowse {...parts} /> : <CityResults {...parts} text={text} />;
  }
}

/** Takes a city and draws this page again for it. */
function useTakeCity(onDone: () => void) {
  const { mutate, isPending, variables } = useChangeLocation();
  const { revalidate } = useRevalidator();
  function take(city: LocatedCity): void {
    if (isPending) return;
    mutate(
      { cityId: city._id },
      {
        async onSuccess({ delivery }) {
          onDone();
          toast(sayMoved(delivery, copy.cityTaken(city.name)));
          await revalidate();
        },
        onError(error) {
          const message =
            error instanceof RequestError ? error.message : commonCopy.somethingFailed;
          toast({ tone: 'danger', message });
        },
      },
    );
  }
  const taking = isPending && variables !== undefined && 'cityId' in variables;
  return { take, takingId: taking ? variables.cityId : null };
}
