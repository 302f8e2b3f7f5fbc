/** How an order is paid before it is prepared. Through a gateway, which says itself that it was paid. */
export const gatewayMeans = ['card', 'pse', 'nequi', 'bancolombia', 'qr', 'link'] as const;
export type GatewayMeans = (typeof gatewayMeans)[number];

/** Who takes what is paid online: links are Bold's, all else is Wompi's. */
export const gatewayNames = ['wompi', 'bold'] as const;
export type GatewayName = (typeof gatewayNames)[number];

/** What is paid with a gateway's keys: money, the play money of its tests, or that of our practice. */
export const gatewayEnvironments = ['production', 'test', 'practice'] as const;
export type GatewayEnvironment = (typeof gatewayEnvironments)[number];

/**
 * Outside, where people look whether it was paid: a transfer to the shop's account, cash at a
 * correspondent, and the credit of someone else, who approves it.
 */
export const handMeans = ['transfer', 'cash', 'agreement'] as const;
export type HandMeans = (typeof handMeans)[number];

export type PaymentMeans = GatewayMeans | HandMeans;

export function isHandMeans(means: string | null): means is HandMeans {
  return handMeans.some((one) => one === means);
}

export function isGatewayMeans(means: string | null): means is GatewayMeans {
  return gatewayMeans.some((one) => one === means);
}

/** Whether the buyer can show that they paid: who lends says it to the shop alone. */
export function takesProof(means: string | null): boolean {
  return means === 'transfer' || means === 'cash';
}
