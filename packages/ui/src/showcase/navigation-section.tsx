import { useState } from 'react';
import { Avatar } from '../avatar.tsx';
import { Icon, iconNames } from '../icon.tsx';
import { Chip } from '../inputs/chip.tsx';
import { ChipRow } from '../inputs/chip-row.tsx';
import { Breadcrumbs } from '../layout/breadcrumbs.tsx';
import { LoadMore } from '../layout/load-more.tsx';
import { Pagination } from '../layout/pagination.tsx';
import { Section, Specimen, Specimens } from './section.tsx';

const filters = [
  'Todos',
  'Top seller',
  'Nuevos',
  'En oferta',
  'Cobrizos',
  'Cenizas',
  'Perlas',
  'Rojos',
];

export function NavigationSection() {
  const [filter, setFilter] = useState('Top seller');
  return (
    <Section title="Navegación">
      <Specimens>
        <Specimen name="Breadcrumbs">
          <Breadcrumbs
            crumbs={[
              { label: 'Inicio', href: '#inicio' },
              { label: 'Coloración', href: '#coloracion' },
              { label: 'Tintes permanentes' },
            ]}
          />
        </Specimen>
        <Specimen name="Avatar">
          <div className="flex items-center gap-3">
            <Avatar initials="mr" size="sm" />
            <Avatar initials="mr" label="María Restrepo" />
            <Avatar initials="mr" size="lg" />
          </div>
        </Specimen>
        <Specimen name="ChipRow · Chip" wide>
          <ChipRow label="Filtros">
            {filters.map((name, position) => (
              <Chip
                key={name}
                selected={name === filter}
                count={position === 4 ? 12 : undefined}
                disabled={name === 'Rojos'}
                onClick={() => setFilter(name)}
              >
                {name}
              </Chip>
            ))}
          </ChipRow>
        </Specimen>
        <Specimen name="Pagination">
          <Pagination page={5} totalPages={14} hrefOf={(page) => `#pagina-${page}`} />
        </Specimen>
        <Specimen name="LoadMore">
          <LoadMore progress="20 de 143 productos" onLoadMore={() => {}} />
        </Specimen>
        <Specimen name="Icon" wide>
          <ul className="flex flex-wrap gap-4 text-ink-soft">
            {iconNames.map((name) => (
              <li key={name} className="flex w-16 flex-col items-center gap-1 text-2xs">
                <Icon name={name} size={22} />
                {name}
              </li>
            ))}
          </ul>
        </Specimen>
      </Specimens>
    </Section>
  );
}
