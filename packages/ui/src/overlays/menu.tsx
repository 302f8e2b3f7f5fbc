import { Menu as Base } from '@base-ui/react/menu';
import { clsx } from 'clsx';
import { createElement, type ReactElement, type ReactNode } from 'react';
import { floatingClass } from './popover.tsx';

export type MenuItem = {
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  /** A place: rendered as a link. */
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
  tone?: 'default' | 'danger' | undefined;
  disabled?: boolean | undefined;
  /** Draws a line above. */
  separated?: boolean | undefined;
};

export type MenuProps = {
  /** The button that opens it. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  /** Draws the link of an item with `href` (the router's link). */
  renderItemLink?: ((href: string) => ReactElement) | undefined;
  header?: ReactNode;
  footer?: ReactNode;
  align?: 'start' | 'center' | 'end' | undefined;
};

/** A list of actions under a button, with the arrow keys and type-ahead. */
export function Menu({
  trigger,
  items,
  renderItemLink = (href) => createElement('a', { href }),
  header,
  footer,
  align = 'end',
}: MenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={8} align={align} collisionPadding={12} className="z-40">
          <Base.Popup className={clsx(floatingClass, 'min-w-60 p-1.5')}>
            {header}
            {items.map((item) => {
              const className = clsx(
                'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-md px-3 text-left text-base outline-none select-none data-disabled:cursor-default data-disabled:text-ink-faint data-highlighted:bg-sunken',
                item.tone === 'danger' && 'text-danger',
              );
              const content = (
                <>
                  {item.icon ? (
                    <span aria-hidden="true" className="text-ink-soft">
                      {item.icon}
                    </span>
                  ) : null}
                  {item.label}
                </>
              );
              return (
                <div key={item.id} role="none">
                  {item.separated ? <Base.Separator className="mx-2 my-1.5 h-px bg-line" /> : null}
                  {item.href === undefined ? (
                    <Base.Item
                      className={className}
                      disabled={item.disabled ?? false}
                      onClick={() => item.onSelect?.()}
                    >
                      {content}
                    </Base.Item>
                  ) : (
                    <Base.LinkItem
                      className={className}
                      closeOnClick
                      render={renderItemLink(item.href)}
                      onClick={() => item.onSelect?.()}
                    >
                      {content}
                    </Base.LinkItem>
                  )}
                </div>
              );
            })}
            {footer}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
