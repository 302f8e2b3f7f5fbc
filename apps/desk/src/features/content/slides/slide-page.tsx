import * as calls from '@matiz/contracts/staff/content/onboarding-slides.ts';
import { slidesCopy as copy } from '#copy/content.ts';
import type { FormField } from '#parts/form/field-types.ts';
import { ResourcePage } from '#parts/form/resource-page.tsx';

const fields: readonly FormField[] = [
  { name: 'title', label: copy.heading, hint: copy.headingHint, kind: { is: 'text' } },
  { name: 'text', label: copy.text, hint: copy.textHint, kind: { is: 'long' } },
];

/** One of the two: none is made or removed. */
export function SlidePage() {
  return (
    <ResourcePage
      path="/contenido/laminas"
      back={copy.title}
      write="content:write"
      fields={fields}
      calls={{
        read: calls.readOnboardingSlide,
        change: calls.changeOnboardingSlide,
        history: calls.listOnboardingSlideHistory,
      }}
      nameOf={({ title }) => String(title)}
    />
  );
}
