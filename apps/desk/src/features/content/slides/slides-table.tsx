import { listOnboardingSlides } from '@matiz/contracts/staff/content/onboarding-slides.ts';
import { slidesCopy as copy } from '#copy/content.ts';
import { ResourceTable } from '#parts/table/resource-table.tsx';

/** The two slides that open the app. */
export function SlidesTable() {
  return (
    <ResourceTable
      title={copy.title}
      list={listOnboardingSlides}
      columns={[
        {
          id: 'title',
          head: copy.heading,
          order: 'position',
          cell: ({ title }) => title,
          text: ({ title }) => title,
        },
        { id: 'text', head: copy.text, cell: ({ text }) => text, text: ({ text }) => text },
      ]}
      open={({ id }) => `/contenido/laminas/${id}`}
      nameOf={({ title }) => title}
      empty={copy.empty}
    />
  );
}
