import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button.tsx';
import { words } from '../words.ts';

type NotificationColor = 'white' | 'gray' | 'blue' | 'green' | 'orange' | 'red';

const looks: Record<NotificationColor, string> = {
  white: 'bg-surface text-ink shadow-[inset_0_0_0_1px_var(--color-line)]',
  gray: 'bg-sunken text-ink',
  blue: 'bg-info-soft text-info',
  green: 'bg-success-soft text-success',
  orange: 'bg-warning-soft text-warning',
  red: 'bg-danger-soft text-danger',
};

const icons: Record<NotificationColor, ReactNode> = {
  white: <Info size={20} />,
  gray: <Info size={20} />,
  blue: <Info size={20} />,
  green: <CircleCheck size={20} />,
  orange: <TriangleAlert size={20} />,
  red: <CircleAlert size={20} />,
};

/** A message in the page in one of six colours (§2). HTML in `children` must be made safe by the owner. */
export function Notification({
  color = 'white',
  title,
  children,
  action,
  onDismiss,
  dismissLabel = words.dismiss,
}: {
  color?: NotificationColor;
  title?: ReactNode;
  children?: ReactNode;
  /** A link or button under the text. */
  action?: ReactNode;
  /** Present = a cross is shown. */
  onDismiss?: (() => void) | undefined;
  dismissLabel?: string;
}) {
  return (
    <div
      role={color === 'red' || color === 'orange' ? 'alert' : 'status'}
      className={clsx('flex items-start gap-3 rounded-lg py-3.5 pr-3.5 pl-4', looks[color])}
    >
      <span aria-hidden="true" className="mt-0.5 shrink-0">
        {icons[color]}
      </span>
      <div className="min-w-0 flex-1 text-sm [&_a]:font-semibold [&_a]:underline [&_a]:underline-offset-2">
        {title ? <p className="text-base font-semibold">{title}</p> : null}
        {children ? <div className="text-ink">{children}</div> : null}
        {action ? <div className="mt-2">{action}</div> : null}
      </div>
      {onDismiss ? (
        <IconButton
          size="sm"
          className="-my-1"
          label={dismissLabel}
          tip="none"
          icon={<X size={18} />}
          onClick={onDismiss}
        />
      ) : null}
    </div>
  );
}
