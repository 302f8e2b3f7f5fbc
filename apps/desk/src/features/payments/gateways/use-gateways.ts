import { RequestError } from '@matiz/client/request-error.ts';
import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import {
  listPaymentGateways,
  testPaymentGateway,
} from '@matiz/contracts/staff/payments/payment-gateways.ts';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRequest } from '#lib/services.ts';

export type ShownGateway = ReplyOf<typeof listPaymentGateways>['results'][number];
export type GatewayTestResult = ReplyOf<typeof testPaymentGateway>['result'];

/** Undefined until they are known. */
export function useGateways() {
  const request = useRequest();
  const { data, error } = useQuery({
    queryKey: [listPaymentGateways.path],
    queryFn: () => request(listPaymentGateways, {}),
  });
  return { gateways: data?.results, error };
}

/** Asks a gateway with the server's keys. */
export function useGatewayTest(name: ShownGateway['name']) {
  const request = useRequest();
  return useMutation({
    mutationFn: async () => (await request(testPaymentGateway, { body: { name } })).result,
    onError(error) {
      if (!(error instanceof RequestError)) throw error;
      toast({ message: error.message, tone: 'danger' });
    },
  });
}
