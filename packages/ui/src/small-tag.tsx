import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { type TagKind, tagLooks } from './tag.tsx';

/** A tag that has room over the swatch of a tone. */
export function SmallTag({ kind, children }: { kind: TagKind; children: ReactNode }) {
  return (
    <span
      data-tag={kind}
      className={clsx('rounded-xs px-1 text-2xs font-bold whitespace-nowrap', tagLooks[kind])}
    >
      {children}
    </span>
  );
}
