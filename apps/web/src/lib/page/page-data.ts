import type { DehydratedState } from '@tanstack/react-query';
import type { HydrationState } from 'react-router';

const elementId = 'matiz-data';

/** What a page carries from the server so that the browser goes on where the server stopped. */
export interface PageData {
  readonly queries: DehydratedState;
  readonly router: HydrationState;
}

/** A block of data, not of script: nothing in it can run, and `<` cannot end it. */
export function writePageData(data: PageData): string {
  const json = JSON.stringify(data).replace(/</g, '\\u003c');
  return `<script type="application/json" id="${elementId}">${json}</script>`;
}

/** Null in a page that no server has rendered (shells). */
export function readPageData(page: Document): PageData | null {
  const text = page.getElementById(elementId)?.textContent;
  return text ? (JSON.parse(text) as PageData) : null;
}
