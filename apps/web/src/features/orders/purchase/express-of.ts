interface Delivery {
  readonly window: { readonly charge: number } | null;
}

/** What the windows of deliveries cost besides shipping. */
export function expressOf(deliveries: readonly Delivery[]): number {
  return deliveries.reduce((sum, { window }) => sum + (window?.charge ?? 0), 0);
}
