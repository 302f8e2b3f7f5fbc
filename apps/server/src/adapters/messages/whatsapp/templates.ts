/**
 * What may be said first on WhatsApp, as it has to be approved in the WhatsApp Manager: without a
 * template of that name and language Meta refuses the message (132001).
 */
export interface Template {
  readonly category: 'AUTHENTICATION' | 'UTILITY';
  /** How many values fill it. */
  readonly values: number;
  /** Of a code the words are Meta's own; the rest as it is typed there. */
  readonly body: string;
}

export const templates = {
  matiz_codigo: {
    category: 'AUTHENTICATION',
    values: 1,
    body: '{{1}} es tu código de verificación. Por tu seguridad, no lo compartas.',
  },
  matiz_registro: {
    category: 'UTILITY',
    values: 2,
    body: 'Hola. Tenemos noticias del registro de tu negocio en Matiz: {{1}} Míralo en {{2}} cuando quieras.',
  },
} as const satisfies Record<string, Template>;

export type TemplateName = keyof typeof templates;

/** The language that they are approved in; `es_CO` would be another one. */
export const templateLanguage = 'es';

export function fillTemplate(body: string, values: readonly string[]): string {
  return body.replace(/\{\{(\d+)\}\}/g, (_, number) => values[Number(number) - 1] ?? '');
}
