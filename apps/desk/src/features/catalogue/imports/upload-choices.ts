import type { ImportDetail } from '@matiz/contracts/staff/catalogue/imports.ts';

/** What someone asks for with a file. */
export type UploadChoices =
  | { readonly step: 'stop' }
  | { readonly step: 'undo' }
  | {
      readonly step: 'read' | 'check' | 'load';
      readonly choices: ImportDetail['choices'];
    };
