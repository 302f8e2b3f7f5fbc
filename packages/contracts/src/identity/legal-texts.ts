import { legalKinds } from '@matiz/domain/identity/legal-text.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';

const sections = z
  .array(
    z.object({ id: z.string(), title: z.string(), paragraphs: z.array(z.string()).readonly() }),
  )
  .readonly();
const inForce = z.object({
  /** The day from which it counts, as `2026-11-01`: who agrees names it. */
  version: z.string(),
  sections,
});
export type LegalText = z.output<typeof inForce>;

export const readLegalTexts = defineCall({
  method: 'GET',
  path: '/legal-texts',
  spec: '§2 TermsAndConditions',
  summary: 'Los términos y la política de datos que rigen hoy.',
  access: 'public',
  replies: { 200: z.object({ result: z.record(z.enum(legalKinds), inForce) }) },
  errors: [],
});

export const readLegalVersions = defineCall({
  method: 'GET',
  path: '/legal-texts/versions',
  spec: '§2 TermsAndConditions',
  summary: 'Desde qué día rige cada texto legal, sin su texto.',
  access: 'public',
  replies: { 200: z.object({ result: z.record(z.enum(legalKinds), z.string()) }) },
  errors: [],
});
