import type { RenderLink } from '@matiz/ui/render-link.tsx';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { useServices } from '../services.ts';

export type AppLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { to: string };

/** A link inside the application: the screen's code is fetched as soon as a finger comes near. */
export function AppLink(props: AppLinkProps) {
  const { routes } = useServices();
  const prepare = () => routes.prepare(props.to);
  return <Link {...props} onPointerEnter={prepare} onTouchStart={prepare} onFocus={prepare} />;
}

/** For the components of the ui package that draw links. */
export const renderAppLink: RenderLink = ({ href, children, ...rest }) => (
  <AppLink to={href} {...rest}>
    {children}
  </AppLink>
);
