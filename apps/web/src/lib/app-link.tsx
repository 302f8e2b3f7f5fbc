import type { RenderLink } from '@matiz/ui/render-link.tsx';
import type { ComponentProps } from 'react';
import { Link, matchRoutes } from 'react-router';
import { routeTable } from '../routes.ts';
import { loadScreen } from '../screens.ts';

export type AppLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { to: string };

/** A link inside the application: the screen's code is fetched as soon as a finger comes near. */
export function AppLink(props: AppLinkProps) {
  const prepare = () => prepareScreen(props.to);
  return <Link {...props} onPointerEnter={prepare} onTouchStart={prepare} onFocus={prepare} />;
}

/** For the components of the ui package that draw links. */
export const renderAppLink: RenderLink = ({ href, children, ...rest }) => (
  <AppLink to={href} {...rest}>
    {children}
  </AppLink>
);

const prepared = new Set<string>();

function prepareScreen(to: string): void {
  const path = to.replace(/[?#].*$/, '');
  const entry = matchRoutes(
    routeTable.map((row) => ({ path: row.path, handle: row })),
    path,
  )?.at(-1)?.route.handle;
  if (!entry?.built || entry.screen === null || prepared.has(entry.screen)) return;
  prepared.add(entry.screen);
  // A failure shows when the link is followed; nobody has asked for the screen yet.
  loadScreen(entry.screen).catch(() => prepared.delete(String(entry.screen)));
}
