import type { z } from 'zod';

const expected: Record<string, string> = {
  string: 'Debe ser un texto.',
  number: 'Debe ser un número.',
  int: 'Debe ser un número entero.',
  boolean: 'Debe ser verdadero o falso.',
  array: 'Debe ser una lista.',
  object: 'Debe ser un objeto.',
};
const formats: Record<string, string> = {
  email: 'Escribe un correo válido.',
  uuid: 'Identificador no válido.',
  url: 'Escribe una dirección web válida.',
};

/** What is wrong with a field, in Spanish, where the contract does not say it in words of its own. */
export function fieldMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'Falta este dato.';
      return expected[issue.expected] ?? 'No es válido.';
    case 'too_small':
      return `Debe ${boundOf(issue.origin, Number(issue.minimum), 'mínimo')}.`;
    case 'too_big':
      return `Debe ${boundOf(issue.origin, Number(issue.maximum), 'máximo')}.`;
    case 'invalid_format':
      return formats[issue.format] ?? 'No tiene el formato esperado.';
    case 'invalid_value':
      return `Debe ser uno de estos: ${issue.values.map(String).join(', ')}.`;
    case 'unrecognized_keys':
      return 'Este campo no existe.';
    default:
      return 'No es válido.';
  }
}

function boundOf(origin: string, bound: number, side: 'mínimo' | 'máximo'): string {
  const one = bound === 1;
  switch (origin) {
    case 'string':
      return `tener ${bound} ${one ? 'carácter' : 'caracteres'} como ${side}`;
    case 'array':
      return `tener ${bound} ${one ? 'elemento' : 'elementos'} como ${side}`;
    default:
      return `ser ${bound} como ${side}`;
  }
}
