import { type PortfolioFilter, portfolioFilters } from '@matiz/domain/identity/portfolio.ts';

/** The filter that an address asks for; null: everybody. */
export function readPortfolioFilter(query: URLSearchParams): PortfolioFilter | null {
  const asked = query.get('filtro');
  return portfolioFilters.find((one) => one === asked) ?? null;
}
