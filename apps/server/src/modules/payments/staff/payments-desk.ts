import type { BodyOf } from '@matiz/contracts/define-call.ts';
import type { previewPaymentMethod } from '@matiz/contracts/staff/payments/payment-methods.ts';
import type { GatewayMeans } from '@matiz/domain/payments/means.ts';
import { createResource } from '#resource/resource.ts';
import { createGatewaysDesk, type GatewaysDeps } from './gateways-desk.ts';
import { paymentLimitResource } from './payment-limit.resource.ts';
import { createPaymentMethodResource } from './payment-method.resource.ts';
import { previewMethod } from './preview-method.ts';

export type PaymentsDesk = ReturnType<typeof createPaymentsDesk>;

interface PaymentsDeskDeps extends GatewaysDeps {
  /** What the gateways that are connected take. */
  readonly openMeans: readonly GatewayMeans[];
}

/** What staff keep of how customers pay (D-19, D-22). */
export function createPaymentsDesk(deps: PaymentsDeskDeps) {
  return {
    methods: createResource(deps, createPaymentMethodResource(deps.openMeans)),
    preview: (body: BodyOf<typeof previewPaymentMethod>) => previewMethod(deps, body),
    limits: createResource(deps, paymentLimitResource),
    gateways: createGatewaysDesk(deps),
  };
}
