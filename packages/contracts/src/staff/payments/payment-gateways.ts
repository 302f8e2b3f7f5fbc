import { gatewayEnvironments, gatewayNames } from '@matiz/domain/payments/means.ts';
import { z } from 'zod';
import { defineCall } from '../../define-call.ts';

const gatewayName = z.enum(gatewayNames, 'Elige una pasarela.');

/** Who takes what is paid online, and what of its keys the server has: never a key (ADR 112). */
export const listPaymentGateways = defineCall({
  method: 'GET',
  path: '/staff/payment-gateways',
  spec: 'D-12',
  summary: 'Las pasarelas que la tienda conoce y qué tiene de sus claves.',
  access: 'staff:settings:read',
  replies: {
    200: z.object({
      results: z.array(
        z.object({
          name: gatewayName,
          /** Null: without keys, or its keys do not tell. */
          environment: z.enum(gatewayEnvironments).nullable(),
          isConfigured: z.boolean(),
          keys: z.array(
            z.object({
              /** The variable of the environment that holds it. */
              variable: z.string(),
              /** How it ends; null: it is not set. */
              lastFour: z.string().max(4).nullable(),
            }),
          ),
          /** What is registered at the gateway for its notices. */
          noticeUrl: z.string(),
        }),
      ),
    }),
  },
  errors: [],
});

export const testPaymentGateway = defineCall({
  method: 'POST',
  path: '/staff/payment-gateways/test',
  spec: 'D-12',
  summary: 'Pregunta a la pasarela con las claves del servidor si sirven; no cobra nada.',
  access: 'staff:settings:write',
  body: z.strictObject({ name: gatewayName }),
  replies: {
    200: z.object({
      result: z.object({
        /** `missing`: the server has no keys to ask with. */
        outcome: z.enum(['works', 'refused', 'unreachable', 'missing']),
        /** Whose account answered; null: nobody, or the gateway does not say. */
        account: z.string().nullable(),
        keys: z.array(
          z.object({
            variable: z.string(),
            /** `unproven`: no request that charges nothing can tell. */
            outcome: z.enum(['proved', 'refused', 'unproven']),
          }),
        ),
      }),
    }),
  },
  errors: ['TOO_MANY_ATTEMPTS'],
});
