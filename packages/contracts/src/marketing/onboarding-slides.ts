import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { requestContext } from '../request-context.ts';

export const readOnboardingSlides = defineCall({
  method: 'GET',
  path: '/onboarding-slides',
  spec: '§2 Login',
  summary: 'Lo que dicen las dos láminas que abren la app, en orden.',
  access: 'visitor',
  query: z.strictObject(requestContext),
  replies: {
    200: z.object({ result: z.array(z.object({ title: z.string(), text: z.string() })) }),
  },
  errors: [],
});
