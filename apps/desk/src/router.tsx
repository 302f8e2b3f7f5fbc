import type { RouteObject } from 'react-router';
import type { DeskRoute } from './desk-route.ts';
import { Frame } from './frame/frame.tsx';
import { FullPageSpinner } from './frame/full-page-spinner.tsx';
import { NotFound } from './frame/not-found.tsx';
import { PageProblem } from './frame/page-problem.tsx';
import { Permitted } from './frame/permitted.tsx';
import { Home } from './frame/today/home.tsx';
import { account, secondFactor } from './lib/own-addresses.ts';
import { deskRoutes } from './routes.ts';

export function createRoutes(): RouteObject[] {
  return [
    {
      path: '/invitacion/:token',
      errorElement: <PageProblem />,
      hydrateFallbackElement: <FullPageSpinner />,
      lazy: async () => ({ Component: (await import('./screens/invitacion.tsx')).Screen }),
    },
    {
      path: secondFactor,
      errorElement: <PageProblem />,
      hydrateFallbackElement: <FullPageSpinner />,
      lazy: async () => ({ Component: (await import('./screens/segundo-factor.tsx')).Screen }),
    },
    {
      element: <Frame />,
      errorElement: <PageProblem />,
      hydrateFallbackElement: <FullPageSpinner />,
      children: [
        { index: true, element: <Home /> },
        ...createScreenRoutes(),
        { path: '*', element: <NotFound /> },
      ],
    },
  ];
}

/** The screens of the menu, and the own account that anyone here has, without what stands around them. */
export function createScreenRoutes(): RouteObject[] {
  return [
    ...deskRoutes.map(toRouteObject),
    {
      path: account,
      errorElement: <PageProblem />,
      lazy: async () => ({ Component: (await import('./screens/mi-cuenta.tsx')).Screen }),
    },
  ];
}

function toRouteObject(route: DeskRoute): RouteObject {
  return {
    path: route.path,
    errorElement: <PageProblem />,
    lazy: async () => {
      const { Screen } = await route.load();
      return {
        element: (
          <Permitted route={route}>
            <Screen />
          </Permitted>
        ),
      };
    },
  };
}
