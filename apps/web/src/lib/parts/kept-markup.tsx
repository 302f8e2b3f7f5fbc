import type { ReactNode } from 'react';
import { useServices } from '../services.ts';

/**
 * A part of a page that is the same wherever it shows the same: the server draws it once for all
 * pages and buyers. In a browser it is no more than what it holds.
 *
 * All that it shows has to be in `of`; of who looks it finds their role, and of the page nothing
 * (ADR 75).
 */
export function KeptMarkup({
  kind,
  of,
  children,
}: {
  kind: string;
  of: object;
  children: ReactNode;
}) {
  const html = useServices().drawMarkup?.(kind, of, children);
  if (html === undefined) return <div className="contents">{children}</div>;
  // Written by our own components a moment ago, and escaped by React there.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is React's own markup
  return <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />;
}
