import type { Resource } from '#resource/resource.ts';

export interface OnboardingSlideForm {
  readonly title: string;
  readonly text: string;
}

/** The slides that open the app, as staff word them. */
export const onboardingSlideResource: Resource<OnboardingSlideForm> = {
  table: 'onboarding_slide',
  kind: 'onboarding-slide',
  key: 'position',
  fields: ['title', 'text'],
  source: {
    columns: (sql) => sql`onboarding_slide.position::text AS id, onboarding_slide.version,
      onboarding_slide.title, onboarding_slide.text`,
    from: (sql) => sql`onboarding_slide`,
    id: { key: (sql) => sql`onboarding_slide.position`, type: 'integer' },
    filters: {},
    orders: { position: { key: (sql) => sql`onboarding_slide.position`, type: 'integer' } },
  },
  columnsOf: ({ title, text }) => ({
    ...(title === undefined ? {} : { title }),
    ...(text === undefined ? {} : { text }),
  }),
};
