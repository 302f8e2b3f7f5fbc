import type { FileFault } from '@matiz/domain/catalogue/import/import-fault.ts';

/** A file that turned out not to be readable, which may be seen in its last byte only. */
export class UnreadableFile extends Error {
  readonly fault: FileFault;
  constructor(fault: FileFault, cause?: unknown) {
    super(`The file cannot be read: ${fault.code}`, { cause });
    this.fault = fault;
  }
}
