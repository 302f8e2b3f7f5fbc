import type { RenderLink } from '@matiz/ui/render-link.tsx';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { useServices } from '../services.ts';

export type AppLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { to: string };

/**
 * A link inside the application: the screen's code is fetched as soon as a finger comes near. The
 * server writes the same anchor without what only a browser does with it: a page has hundreds.
 */
export function AppLink(props: AppLinkProps) {
  const { routes, platform } = useServices();
  if (platform.isServer && /^\/(?!\/)/.test(props.to)) return <a {...anchorOf(props)} />;
  const prepare = () => routes.prepare(props.to);
  return (
    <Link
      {...props}
      discover="none"
      onPointerEnter={prepare}
      onTouchStart={prepare}
      onFocus={prepare}
    />
  );
}

/** What of a link stands in the page. */
function anchorOf({
  to,
  replace: _replace,
  state: _state,
  relative: _relative,
  reloadDocument: _reload,
  preventScrollReset: _scroll,
  viewTransition: _transition,
  prefetch: _prefetch,
  discover: _discover,
  mask: _mask,
  defaultShouldRevalidate: _revalidate,
  ...anchor
}: AppLinkProps): ComponentProps<'a'> {
  return { ...anchor, href: to };
}

/** For the components of the ui package that draw links. */
export const renderAppLink: RenderLink = ({ href, children, ...rest }) => (
  <AppLink to={href} {...rest}>
    {children}
  </AppLink>
);
