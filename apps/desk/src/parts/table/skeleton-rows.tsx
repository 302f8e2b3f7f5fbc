import { Skeleton } from '@matiz/ui/skeleton.tsx';
import { tableCopy as copy } from '#copy/table/table.ts';

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Rows of the table's own shape while the first ones are under way. */
export function SkeletonRows({ columns }: { columns: number }) {
  return rows.map((row) => (
    <tr key={row} className="h-(--row) border-t border-line">
      <td colSpan={columns} className="px-(--cell)">
        <Skeleton className="h-4 w-full" />
        {row === 'a' ? <span className="sr-only">{copy.loading}</span> : null}
      </td>
    </tr>
  ));
}
