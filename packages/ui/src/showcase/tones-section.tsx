import { useState } from 'react';
import { Swatch } from '../goods/swatch.tsx';
import { SwatchStrip } from '../goods/swatch-strip.tsx';
import { ToneGroupSection } from '../goods/tone-group-section.tsx';
import { type ToneMark, ToneTile } from '../goods/tone-tile.tsx';
import { Segmented } from '../inputs/segmented.tsx';
import { sampleSeries, sampleTones } from './sample-tones.ts';
import { Section, Specimen, Specimens } from './section.tsx';

const volumes = [
  { value: '10', label: '10 vol', detail: '3 %' },
  { value: '20', label: '20 vol', detail: '6 %' },
  { value: '30', label: '30 vol', detail: '9 %' },
  { value: '40', label: '40 vol', detail: '12 %', disabled: true },
];

const stocks: Record<
  string,
  { stock: string; stockKind: 'low' | 'presale' | 'sold-out'; marks?: readonly ToneMark[] }
> = {
  '7.43': {
    stock: 'Quedan 3',
    stockKind: 'low',
    marks: [{ kind: 'color-best-seller', text: 'Top' }],
  },
  '8.43': { stock: 'Preventa', stockKind: 'presale' },
  '6.66': { stock: 'Agotado', stockKind: 'sold-out' },
  '9.1': { stock: 'Quedan 5', stockKind: 'low', marks: [{ kind: 'new', text: 'Nuevo' }] },
};

export function TonesSection() {
  const [chosen, setChosen] = useState<Record<string, number>>({ '5.0': 1, '7.44': 12 });
  const [volume, setVolume] = useState<string | null>('20');
  function add(number: string, delta: number) {
    setChosen((all) => ({ ...all, [number]: Math.max(0, (all[number] ?? 0) + delta) }));
  }
  return (
    <Section title="Tonos">
      <Specimens>
        <Specimen name="Swatch">
          <div className="flex flex-wrap items-end gap-3">
            {(['xs', 'sm', 'md', 'lg'] as const).map((size) =>
              sampleTones
                .filter((_, position) => position % 6 === 4)
                .map((tone) => <Swatch key={size + tone.number} tone={tone} size={size} />),
            )}
          </div>
        </Specimen>
        <Specimen name="SwatchStrip · Segmented">
          <div className="flex flex-col items-start gap-4">
            <SwatchStrip tones={sampleTones.slice(9)} total={43} label="43 tonos" />
            <SwatchStrip tones={sampleTones.slice(3, 7)} label="4 tonos" />
          </div>
          <div className="mt-4 flex max-w-md flex-col gap-4">
            <Segmented
              legend="Volumen"
              showLegend
              options={volumes}
              value={volume}
              onValueChange={setVolume}
            />
            <Segmented
              legend="Volumen (sin elegir)"
              options={volumes}
              value={null}
              onValueChange={setVolume}
              error="Debes seleccionar un volumen de Oxidante en crema"
            />
          </div>
        </Specimen>
        <Specimen name="ToneGroup · ToneTile" wide>
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
                    {...stocks[tone.number]}
                    disabled={tone.number === '6.66'}
                    quantity={chosen[tone.number] ?? 0}
                    quantityLabel={`Cantidad de ${tone.number}`}
                    onSelect={() => add(tone.number, 1)}
                    onStep={(delta) => add(tone.number, delta)}
                    onCommitText={(text) =>
                      add(tone.number, Number(text) - (chosen[tone.number] ?? 0))
                    }
                    note={tone.number === '7.44' ? '8 hoy + 4 en preventa' : undefined}
                  />
                ))}
              </ToneGroupSection>
            ))}
          </div>
        </Specimen>
      </Specimens>
    </Section>
  );
}
