import type { FieldOption } from '../form/field-types.ts';

/** What a cell's text means: what is sent, or why it cannot be. */
export type Reading = { readonly value: unknown } | { readonly fault: string };

/** A column of a grid, as data. A cell is text, as it is written, pasted and copied. */
export interface GridColumn<Row> {
  readonly id: string;
  readonly head: string;
  /** Pixels. */
  readonly width: number;
  readonly textOf: (row: Row) => string;
  /** Left out where nobody changes it here. */
  readonly read?: (text: string) => Reading;
  /** What it is chosen from; any other text is a fault. */
  readonly choices?: readonly FieldOption[];
  readonly align?: 'end';
}

export interface GridRow {
  readonly id: string;
  readonly version: number;
}

/** A cell by the places of its row and column, from 0. */
export interface Position {
  readonly row: number;
  readonly column: number;
}

/** From one corner to the other, whichever was first. */
export interface Range {
  readonly anchor: Position;
  readonly focus: Position;
}

/** What was written and is not saved: by row and column, the text. */
export type Edits = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface CellChange {
  readonly row: string;
  readonly column: string;
  readonly before: string;
  readonly after: string;
}
