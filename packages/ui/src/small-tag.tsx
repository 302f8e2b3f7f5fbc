import { clsx } from 'clsx';
import { type TagKind, tagLooks } from './tag.tsx';

/**
 * A tag that has room over the swatch of a tone. It is drawn and no text: the name of the tile says
 * it last, and of a tile that is half in sight it would be read before what stands between.
 */
export function SmallTag({ kind, text }: { kind: TagKind; text: string }) {
  return (
    <span
      data-tag={kind}
      data-text={text}
      className={clsx(
        'rounded-xs px-1 text-2xs font-bold whitespace-nowrap before:content-[attr(data-text)]',
        tagLooks[kind],
      )}
    />
  );
}
