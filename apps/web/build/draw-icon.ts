import { createElement, type SVGProps } from 'react';

/** An icon as `lucide-react` keeps it. */
interface IconData {
  readonly node: readonly (readonly [name: string, attributes: Record<string, string>])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  readonly size?: number | string;
}

/**
 * Stands in for the library's own `createLucideIcon` (`lean-icons.ts`). A page has fifty icons, each of
 * which went through a context, sets of class names and copies of its attributes: a twelfth of what
 * drawing a buyer's page took. The library's other properties are not used here.
 */
export default function createLucideIcon({ node }: IconData) {
  const shapes = node.map(([name, attributes]) => createElement(name, attributes));
  return function Icon({ size = 24, ...rest }: IconProps) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': isNamed(rest) ? undefined : true,
        ...rest,
      },
      shapes,
    );
  };
}

/** Whether it says something by itself; else it is drawn for eyes alone. */
function isNamed(props: SVGProps<SVGSVGElement>): boolean {
  return 'aria-label' in props || 'role' in props;
}
