import type { z } from 'zod';

/** What is wrong with each field, in Wompi's words. */
export function messagesOf(issues: readonly z.core.$ZodIssue[]): Record<string, string[]> {
  const messages: Record<string, string[]> = {};
  for (const issue of issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [''];
    for (const name of names) {
      const field = [...issue.path, ...(name === '' ? [] : [name])].join('.');
      messages[field] = [sentenceOf(issue)];
    }
  }
  return messages;
}

function sentenceOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return 'No se esperaba este campo';
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'No está presente';
  if (issue.path[0] === 'amount_in_cents') return 'El monto mínimo es de $ 1.500';
  return 'No tiene un valor válido';
}
