import { z } from 'zod';
import { resourceCalls } from '../resource.ts';

const title = z.string().trim().min(1, 'Escribe el título.').max(40);
const text = z.string().trim().min(1, 'Escribe el texto.').max(160);

/** The two slides that open the app (§1), as staff word them: none is made or removed. */
export const {
  list: listOnboardingSlides,
  read: readOnboardingSlide,
  change: changeOnboardingSlide,
  history: listOnboardingSlideHistory,
} = resourceCalls({
  path: '/staff/onboarding-slides',
  onePath: '/staff/onboarding-slides/one',
  historyPath: '/staff/onboarding-slides/history',
  scope: { read: 'content:read', write: 'content:write' },
  names: ['una lámina de la app', 'láminas de la app'],
  row: { title, text },
  form: { title, text },
  filters: {},
  orders: ['position'],
});
