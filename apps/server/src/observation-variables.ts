import { z } from 'zod';

/** What may be said from outside of how the shop is watched, as text. */
export const observationVariables = {
  METRICS_PORT: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.number().min(1).max(65_535))
    .optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[\w-]+=([^,\s%]|%[0-7][\da-f])+(,[\w-]+=([^,\s%]|%[0-7][\da-f])+)*$/i)
    .default(''),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0(\.\d{1,6})?|1(\.0{1,6})?)$/)
    .transform(Number)
    .default(1),
  ERROR_REPORT_DSN: z
    .string()
    .regex(/^https?:\/\/\w+(:\w+)?@[\w.-]+(:\d{1,5})?(\/[\w.-]+)*\/\d{1,20}$/)
    .optional(),
  MATIZ_RELEASE: z
    .string()
    .regex(/^[\w.+@-]{1,100}$/)
    .optional(),
} as const;

export const observationExpectations: Record<keyof typeof observationVariables, string> = {
  METRICS_PORT: 'un puerto entre 1 y 65535',
  METRICS_HOST: 'una dirección interna de esta máquina',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'una dirección como http://localhost:4318, sin /v1/traces',
  OTEL_EXPORTER_OTLP_HEADERS: 'nombre=valor, con comas entre ellos',
  OTEL_TRACES_SAMPLER_ARG: 'una parte entre 0 y 1, como 0.1',
  ERROR_REPORT_DSN: 'un DSN de Sentry, como https://llave@errores.tienda.co/1',
  MATIZ_RELEASE: 'el nombre de la versión, sin espacios ni barras, como v2.4.0',
};

/** They hold a secret: they are not repeated. */
export const observationSecrets: readonly string[] = [
  'OTEL_EXPORTER_OTLP_HEADERS',
  'ERROR_REPORT_DSN',
];
