import { importCopy as copy } from '#copy/catalogue/imports.ts';
import { DropZone } from '#parts/upload/drop-zone.tsx';

interface ImportDropZoneProps {
  readonly sending: { readonly name: string; readonly part: number } | null;
  readonly take: (file: File) => void;
}

/** Where a file to import is dropped or chosen. */
export function ImportDropZone({ sending, take }: ImportDropZoneProps) {
  return (
    <DropZone
      texts={copy}
      accept=".csv,.xlsx,.xlsm,.json,.gz,.txt,.tsv"
      sending={
        sending && {
          label: copy.sending(sending.name, sending.part),
          percent: sending.part,
          warning: copy.sendingWarning,
        }
      }
      take={([file]) => file && take(file)}
    />
  );
}
