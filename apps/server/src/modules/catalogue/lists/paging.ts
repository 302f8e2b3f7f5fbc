import { pageLimit } from '@matiz/contracts/request-context.ts';
import type { PageSpan } from './page.store.ts';

/** What a list call asks for; both are checked by the contract. */
export interface PageQuery {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
}

/** §9: 20 a page unless asked, pages counted from 1. */
export function spanOf({ page = 1, limit = pageLimit }: PageQuery): PageSpan {
  return { limit, offset: (page - 1) * limit };
}

export function pagesOf(total: number, { limit }: PageSpan): number {
  return Math.ceil(total / limit);
}
