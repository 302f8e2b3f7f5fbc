/** Why a row, or a cell of it, cannot be taken. `column` is the name that stands in the file. */
export type ImportFault =
  | { readonly code: 'CELL_COUNT'; readonly expected: number; readonly found: number }
  | { readonly code: CellFault; readonly column: string; readonly value: string }
  | { readonly code: 'MISSING'; readonly column: string }
  | { readonly code: 'TOO_LONG'; readonly column: string; readonly most: number }
  | { readonly code: 'REPEATED_CODE'; readonly value: string; readonly line: number }
  | { readonly code: 'CONTRADICTS' | 'OTHER_PRICE'; readonly column: string; readonly line: number }
  | { readonly code: 'CODE_TAKEN'; readonly value: string; readonly product: string }
  | { readonly code: 'SAME_OPTION'; readonly option: string; readonly owner: string }
  | { readonly code: 'BARCODE_CHECK'; readonly value: string; readonly due: string }
  | { readonly code: 'BARCODE_TAKEN'; readonly value: string; readonly owner: string }
  | {
      readonly code: 'BARCODE_REPEATED';
      readonly value: string;
      readonly first: number;
      readonly line: number;
    }
  | { readonly code: 'NEEDS_OPTION' | 'SOLD_WITHOUT_OPTIONS' | 'TOO_MANY_OPTIONS' }
  | { readonly code: 'NEEDS_HEX'; readonly tone: string }
  | { readonly code: 'NOT_A_MULTIPLE'; readonly minimum: number; readonly multiple: number }
  | { readonly code: 'ARRIVAL_PAST' | 'ARRIVAL_RECEIVED'; readonly date: string }
  | { readonly code: 'ARRIVAL_PROMISED'; readonly date: string; readonly promised: number };

/** What may be wrong with what a cell says. */
export type CellFault =
  | 'FORMULA'
  | 'CONTROL_CHARACTER'
  | 'BAD_NUMBER'
  | 'AMBIGUOUS_NUMBER'
  | 'HAS_DECIMALS'
  | 'NEGATIVE'
  | 'PRICE_ZERO'
  | 'OTHER_CURRENCY'
  | 'UNKNOWN_CURRENCY'
  | 'TOO_HIGH'
  | 'BAD_YES_NO'
  | 'BAD_PERCENT'
  | 'BAD_TAX'
  | 'BAD_HEX'
  | 'BAD_DATE'
  | 'BAD_ARRIVAL'
  | 'BAD_LEVEL'
  | 'BAD_VOLUME'
  | 'UNKNOWN_BRAND'
  | 'NO_BRAND_NAME'
  | 'UNKNOWN_CATEGORY'
  | 'AMBIGUOUS_CATEGORY'
  | 'BARCODE_ROUNDED'
  | 'BARCODE_LENGTH'
  | 'CANNOT_CLEAR'
  | 'PICTURE_IN_INTERNET'
  | 'PICTURE_OUTSIDE'
  | 'PICTURE_MISSING'
  | 'PICTURE_UNKNOWN'
  | 'PICTURE_TOO_LARGE'
  | 'PICTURE_TOO_SMALL'
  | 'PICTURE_FORMAT'
  | 'PICTURE_BROKEN';

/** Why a file cannot be read at all. */
export type FileFault =
  | { readonly code: 'NO_FILE' | 'EMPTY' | 'NO_ROWS' | 'NOT_A_TABLE' }
  | { readonly code: 'NOT_A_WORKBOOK' | 'LOCKED_WORKBOOK' | 'OLD_WORKBOOK' }
  | { readonly code: 'NOT_A_LIST' | 'TOO_LARGE' }
  | { readonly code: 'WRONG_ENCODING'; readonly line: number }
  | { readonly code: 'BROKEN_QUOTES'; readonly line: number }
  | { readonly code: 'UNKNOWN_COLUMNS'; readonly columns: readonly UnknownColumn[] }
  | { readonly code: 'REPEATED_COLUMN' | 'MISSING_COLUMN'; readonly column: string }
  | {
      readonly code: 'UNKNOWN_WAREHOUSE';
      readonly warehouse: string;
      readonly known: readonly string[];
    }
  | {
      readonly code: 'WHICH_WAREHOUSE';
      readonly column: string;
      readonly known: readonly string[];
    };

/** A column of no name that is known, and the one of ours that is most like it. */
export interface UnknownColumn {
  readonly column: string;
  readonly closest: string | null;
}
