/** The way into search: what screens, the frame and later words use. */

export { firstFoundQuery, maxSearchLength, suggestionsQuery } from './search.queries.ts';
export { SearchBox } from './search-box.tsx';
export { ownTermsQuery, topTermsQuery, useNotedSearch } from './search-terms.query.ts';
export { TermRows } from './term-rows.tsx';
