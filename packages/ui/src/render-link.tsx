import type { ReactNode } from 'react';

export type LinkParts = {
  href: string;
  className: string;
  children: ReactNode;
  'aria-current'?: 'page' | 'step' | undefined;
  'aria-label'?: string | undefined;
};

/** Draws a link; the application passes its router's link so that navigation stays in the page. */
export type RenderLink = (parts: LinkParts) => ReactNode;

/** A plain anchor, for places without a router. */
export function renderAnchor({ href, ...rest }: LinkParts): ReactNode {
  return <a href={href} {...rest} />;
}
