import { MatizLogo } from '../matiz-logo.tsx';
import { Section, Specimen, Specimens } from './section.tsx';

// Written out: the style sheet only holds classes that stand in a source file.
const colors = [
  { name: 'ground', className: 'bg-ground' },
  { name: 'surface', className: 'bg-surface' },
  { name: 'sunken', className: 'bg-sunken' },
  { name: 'plum · ink', className: 'bg-plum' },
  { name: 'ink-soft', className: 'bg-ink-soft' },
  { name: 'ink-faint', className: 'bg-ink-faint' },
  { name: 'line-strong', className: 'bg-line-strong' },
  { name: 'accent', className: 'bg-accent' },
  { name: 'accent-soft', className: 'bg-accent-soft' },
  { name: 'now', className: 'bg-now' },
  { name: 'now-soft', className: 'bg-now-soft' },
  { name: 'presale', className: 'bg-presale' },
  { name: 'presale-bright', className: 'bg-presale-bright' },
  { name: 'presale-soft', className: 'bg-presale-soft' },
  { name: 'danger', className: 'bg-danger' },
  { name: 'info', className: 'bg-info' },
];

export function FoundationsSection() {
  return (
    <Section title="Fundamentos">
      <ul className="grid grid-cols-4 gap-3 sm:grid-cols-8">
        {colors.map(({ name, className }) => (
          <li key={name}>
            <span className={`block h-14 rounded-md shadow-hairline ${className}`} />
            <span className="mt-1.5 block text-2xs text-ink-soft">{name}</span>
          </li>
        ))}
      </ul>
      <Specimens>
        <Specimen name="Tipografía">
          <p className="font-display text-4xl font-semibold tracking-tight">Tu carta completa</p>
          <p className="mt-2 font-display text-2xl font-semibold">Oxidante en crema 20 vol</p>
          <p className="mt-2 text-lg">Pide hoy y recibe mañana en tu salón.</p>
          <p className="mt-1 max-w-prose text-ink-soft">
            Elige los tonos, ajusta las cantidades y confirma. Lo que está en preventa sale en la
            fecha prometida, ni antes ni después: ñ, á, ¿?, ¡!
          </p>
          <p className="eyebrow mt-3">Serie · Cobrizos</p>
        </Specimen>
        <Specimen name="Marca">
          <div className="flex flex-wrap items-center gap-8">
            <MatizLogo className="h-12" />
            <MatizLogo className="h-7" />
            <MatizLogo variant="mark" className="h-12" />
          </div>
          <div className="mt-4 inline-flex rounded-lg bg-plum px-6 py-5">
            <MatizLogo onDark className="h-8" />
          </div>
        </Specimen>
      </Specimens>
    </Section>
  );
}
