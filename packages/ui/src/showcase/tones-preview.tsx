import { useState } from 'react';
import { ToneGroupSection } from '../goods/tone-group-section.tsx';
import { ToneTile } from '../goods/tone-tile.tsx';
import { sampleSeries } from './sample-tones.ts';

/** A colour card inside a panel. */
export function TonesPreview() {
  const [chosen, setChosen] = useState<Record<string, number>>({ '7.43': 6, '6.0': 1 });
  function add(number: string, delta: number) {
    setChosen((all) => ({ ...all, [number]: Math.max(0, (all[number] ?? 0) + delta) }));
  }
  return (
    <div className="flex flex-col gap-6">
      {sampleSeries.map((series) => (
        <ToneGroupSection
          key={series.title}
          title={series.title}
          count={`${series.tones.length} tonos`}
        >
          {series.tones.map((tone) => (
            <ToneTile
              key={tone.number}
              tone={tone}
              number={tone.number}
              name={tone.name}
              stock="Disponible"
              quantity={chosen[tone.number] ?? 0}
              quantityLabel={`Cantidad de ${tone.number}`}
              onSelect={() => add(tone.number, 1)}
              onStep={(delta) => add(tone.number, delta)}
            />
          ))}
        </ToneGroupSection>
      ))}
    </div>
  );
}
