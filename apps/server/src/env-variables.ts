import { z } from 'zod';
import { isVapidKey } from './lib/vapid-key.ts';
import {
  observationExpectations,
  observationSecrets,
  observationVariables,
} from './observation-variables.ts';
import { isProxyName } from './production/proxies.ts';

const count = z
  .string()
  .regex(/^\d{1,7}$/)
  .transform(Number)
  .optional();
const pesos = z
  .string()
  .regex(/^\d{1,9}(\.\d{1,2})?$/)
  .transform(Number);

/** What may be said from outside, as text. */
export const variables = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.number().min(1).max(65_535))
    .default(3000),
  HOST: z.string().optional(),
  MATIZ_PROCESSES: z
    .string()
    .regex(/^\d{1,2}$/)
    .transform(Number)
    .pipe(z.number().min(1).max(64))
    .optional(),
  ...observationVariables,
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/\S+$/)
    .optional(),
  DATABASE_POOLER_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/\S+$/)
    .optional(),
  DATABASE_READ_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/\S+$/)
    .optional(),
  DATABASE_OWNER_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/\S+$/)
    .optional(),
  DATABASE_REPORTS_ROLE: z
    .string()
    .regex(/^[a-z_][a-z\d_]{0,62}$/)
    .optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  MATIZ_DEMO: z.enum(['0', '1']).optional(),
  REVIEW_REGISTRATIONS: z.enum(['0', '1']).default('0'),
  NODE_ENV: z.enum(['development', 'production', 'test']).optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
  TRUST_PROXY: z
    .string()
    .transform((text) => text.split(',').map((each) => each.trim()))
    .pipe(z.array(z.string().refine(isProxyName)))
    .default([]),
  APP_ORIGINS: z
    .string()
    .transform((text) => text.split(',').map((each) => each.trim()))
    .pipe(z.array(z.string().regex(/^[a-z][a-z\d+.-]*:\/\/[\w.-]+(:\d+)?$/)))
    .default(['capacitor://localhost', 'https://localhost', 'http://localhost']),
  ANDROID_APP_ID: z
    .string()
    .regex(/^[a-zA-Z]\w*(\.[a-zA-Z]\w*)+$/)
    .optional(),
  ANDROID_CERTIFICATES: z
    .string()
    .transform((text) => text.split(',').map((each) => each.trim().toUpperCase()))
    .pipe(z.array(z.string().regex(/^([\dA-F]{2}:){31}[\dA-F]{2}$/)))
    .optional(),
  IOS_APP_ID: z
    .string()
    .regex(/^[\dA-Z]{10}\.[a-zA-Z][\w-]*(\.[\w-]+)+$/)
    .optional(),
  FIREBASE_CREDENTIALS: z.string().optional(),
  WEB_PUSH_KEY: z.string().refine(isVapidKey).optional(),
  GA4_MEASUREMENT_ID: z
    .string()
    .regex(/^G-[A-Z0-9]{4,20}$/)
    .optional(),
  SESSION_SECRET: z.string().optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/\S+$/)
    .refine((text) => URL.canParse(text))
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^<>@\r\n]*<[^<>@\s]+@[^<>@\s]+>$|^[^<>@\s]+@[^<>@\s]+$/)
    .optional(),
  MAIL_BOUNCE_TOKEN: z
    .string()
    .regex(/^[\w-]{20,200}$/)
    .optional(),
  WHATSAPP_PHONE_ID: z
    .string()
    .regex(/^\d{5,30}$/)
    .optional(),
  WHATSAPP_ACCOUNT_ID: z
    .string()
    .regex(/^\d{5,30}$/)
    .optional(),
  WHATSAPP_TOKEN: z
    .string()
    .regex(/^[\w-]{20,500}$/)
    .optional(),
  WHATSAPP_APP_SECRET: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .optional(),
  WHATSAPP_VERIFY_TOKEN: z
    .string()
    .regex(/^[\w-]{16,200}$/)
    .optional(),
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-f]{32}$/)
    .optional(),
  TWILIO_AUTH_TOKEN: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .optional(),
  TWILIO_FROM: z
    .string()
    .regex(/^(\+\d{6,15}|MG[0-9a-f]{32})$/)
    .optional(),
  SMS_PER_DAY: count,
  WHATSAPP_PER_DAY: count,
  SMS_PRICE: pesos.default(0),
  WHATSAPP_PRICE: pesos.default(0),
  PHONE_SPEND_PER_DAY: pesos.optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/)
    .optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z\d-]{2,40}$/)
    .default('us-east-1'),
  S3_ACCESS_KEY_ID: z
    .string()
    .regex(/^\w{4,128}$/)
    .optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(8).optional(),
  BACKUP_PASSPHRASE: z.string().min(20).optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_KEEP_DAYS: z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number)
    .pipe(z.number().min(1))
    .default(30),
  WOMPI_PUBLIC_KEY: z
    .string()
    .regex(/^pub_(test|prod)_\w{8,80}$/)
    .optional(),
  WOMPI_PRIVATE_KEY: z
    .string()
    .regex(/^prv_(test|prod)_\w{8,80}$/)
    .optional(),
  WOMPI_INTEGRITY_SECRET: z
    .string()
    .regex(/^(test|prod)_integrity_\w{8,80}$/)
    .optional(),
  WOMPI_EVENTS_SECRET: z
    .string()
    .regex(/^(test|prod)_events_\w{8,80}$/)
    .optional(),
  LENDER_SECRETS: z.string().max(2_000).optional(),
  BOLD_IDENTITY_KEY: z
    .string()
    .regex(/^[\w-]{16,100}$/)
    .optional(),
  BOLD_SECRET_KEY: z
    .string()
    .regex(/^[\w-]{16,100}$/)
    .optional(),
});

/** What each variable must be, for the sentence that stops a start. */
export const expectations: Record<keyof z.infer<typeof variables>, string> = {
  PORT: 'un puerto entre 1 y 65535',
  HOST: 'una dirección de esta máquina',
  MATIZ_PROCESSES: 'un número de procesos, de 1 a 64',
  ...observationExpectations,
  DATA_DIR: 'una carpeta',
  DATABASE_URL: 'una dirección postgres://usuario:clave@servidor:5432/base',
  DATABASE_POOLER_URL: 'una dirección postgres://usuario:clave@servidor:6432/base',
  DATABASE_READ_URL: 'una dirección postgres://usuario:clave@seguidor:5432/base',
  DATABASE_OWNER_URL: 'una dirección postgres://dueño:clave@servidor:5432/base',
  DATABASE_REPORTS_ROLE: 'el nombre de un rol de PostgreSQL, en minúsculas',
  PUBLIC_URL: 'una dirección completa, como https://matiz.co',
  MATIZ_DEMO: '0 o 1',
  REVIEW_REGISTRATIONS: '0 o 1',
  NODE_ENV: 'development, production o test',
  LOG_LEVEL: 'silent, error, warn, info o debug',
  TRUST_PROXY: 'direcciones o redes separadas por comas, como 10.0.0.5,192.168.0.0/16',
  APP_ORIGINS: 'orígenes separados por comas, como capacitor://localhost,https://localhost',
  ANDROID_APP_ID: 'el identificador de la app de Android, como co.matiz.app',
  ANDROID_CERTIFICATES:
    'las huellas SHA-256 de los certificados que firman la app, separadas por comas, cada una como AB:CD:… (32 pares)',
  IOS_APP_ID: 'el equipo y el identificador de la app de iPhone, como ABCDE12345.co.matiz.app',
  FIREBASE_CREDENTIALS: 'el archivo de una cuenta de servicio de Firebase',
  WEB_PUSH_KEY: 'la llave privada VAPID, 43 letras y cifras',
  GA4_MEASUREMENT_ID: 'un identificador como G-ABC1234567',
  SESSION_SECRET: 'un texto de 32 caracteres o más',
  SMTP_URL: 'una dirección smtp://usuario:clave@servidor:587 o smtps://usuario:clave@servidor:465',
  MAIL_FROM: 'un remitente, como Matiz <hola@matiz.co>',
  MAIL_BOUNCE_TOKEN: 'un texto de 20 letras y cifras o más',
  WHATSAPP_PHONE_ID: 'el identificador del número en WhatsApp Manager, solo cifras',
  WHATSAPP_ACCOUNT_ID: 'el identificador de la cuenta de WhatsApp Business, solo cifras',
  WHATSAPP_TOKEN: 'el token de un usuario del sistema de Meta',
  WHATSAPP_APP_SECRET: 'la clave secreta de la app de Meta, 32 cifras hexadecimales',
  WHATSAPP_VERIFY_TOKEN: 'un texto de 16 letras y cifras o más, el mismo que escribes en Meta',
  TWILIO_ACCOUNT_SID: 'el Account SID de Twilio, que empieza por AC',
  TWILIO_AUTH_TOKEN: 'el Auth Token de Twilio, 32 cifras hexadecimales',
  TWILIO_FROM: 'el número que envía, como +573001234567, o un servicio que empieza por MG',
  SMS_PER_DAY: 'un número de mensajes por día',
  WHATSAPP_PER_DAY: 'un número de mensajes por día',
  SMS_PRICE: 'pesos por mensaje, como 28 o 3.5',
  WHATSAPP_PRICE: 'pesos por mensaje, como 28 o 3.5',
  PHONE_SPEND_PER_DAY: 'pesos por día, como 50000',
  S3_BUCKET: 'el nombre de un bucket',
  S3_ENDPOINT: 'una dirección como https://s3.tu-proveedor.co, sin el bucket',
  S3_REGION: 'una región, como us-east-1 o garage',
  S3_ACCESS_KEY_ID: 'el identificador de la llave del bucket',
  S3_SECRET_ACCESS_KEY: 'la llave secreta del bucket',
  BACKUP_PASSPHRASE: 'una frase de 20 caracteres o más, guardada fuera de esta máquina',
  BACKUP_DIR: 'una carpeta, mejor en otro disco',
  BACKUP_KEEP_DAYS: 'un número de días, de 1 a 9999',
  WOMPI_PUBLIC_KEY: 'la llave pública de Wompi, que empieza por pub_test_ o pub_prod_',
  WOMPI_PRIVATE_KEY: 'la llave privada de Wompi, que empieza por prv_test_ o prv_prod_',
  WOMPI_INTEGRITY_SECRET:
    'el secreto de integridad de Wompi, que empieza por test_integrity_ o prod_integrity_',
  WOMPI_EVENTS_SECRET:
    'el secreto de eventos de Wompi, que empieza por test_events_ o prod_events_',
  LENDER_SECRETS: 'método=secreto, con comas entre ellos y secretos de 32 letras o más',
  BOLD_IDENTITY_KEY: 'la llave de identidad del botón de pagos de Bold',
  BOLD_SECRET_KEY: 'la llave secreta del botón de pagos de Bold',
};

/** Addresses that hold a password: they are not repeated. */
export const withPassword = [
  ...observationSecrets,
  'DATABASE_URL',
  'DATABASE_POOLER_URL',
  'DATABASE_READ_URL',
  'DATABASE_OWNER_URL',
  'SMTP_URL',
  'BACKUP_PASSPHRASE',
  'MAIL_BOUNCE_TOKEN',
  'WEB_PUSH_KEY',
  'S3_SECRET_ACCESS_KEY',
  'WHATSAPP_TOKEN',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
  'TWILIO_AUTH_TOKEN',
  'WOMPI_PRIVATE_KEY',
  'WOMPI_INTEGRITY_SECRET',
  'WOMPI_EVENTS_SECRET',
  'LENDER_SECRETS',
  'BOLD_IDENTITY_KEY',
  'BOLD_SECRET_KEY',
];
