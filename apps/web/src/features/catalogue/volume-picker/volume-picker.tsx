import { Segmented } from '@matiz/ui/inputs/segmented.tsx';
import { percentOfVolume } from '#copy/catalogue/catalogue.ts';
import { productCopy as copy } from '#copy/catalogue/product.ts';

/** The strength of an oxidant or of a card's tones: the volume, and its percentage under it (§4). */
export function VolumePicker({
  volumes,
  value,
  onChange,
  error,
}: {
  volumes: readonly number[];
  value: number | null;
  onChange: (volume: number) => void;
  /** «Debes seleccionar un volumen de {name}» (§5). */
  error?: string | undefined;
}) {
  return (
    <Segmented
      legend={copy.volume}
      showLegend
      options={volumes.map((volume) => ({
        value: String(volume),
        label: copy.volumeName(volume),
        detail: percentOfVolume[volume],
      }))}
      value={value === null ? null : String(value)}
      onValueChange={(text) => onChange(Number(text))}
      error={error}
    />
  );
}
