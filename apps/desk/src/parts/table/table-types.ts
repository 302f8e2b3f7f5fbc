import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import type { ListCall, RowOf } from '@matiz/contracts/staff/list.ts';
import type { ReactNode } from 'react';
import type { BulkResult, ChosenRows } from './bulk/chosen-rows.ts';

/** A row of any list of the staff. */
export interface AnyRow {
  readonly id: string;
}

/** How many rows a list has, and what adds up over them. */
export type ListTotals = NonNullable<ReplyOf<ListCall>['count']>;

export interface TableColumn<Row> {
  readonly id: string;
  readonly head: string;
  /** What a cell shows. */
  readonly cell: (row: Row) => ReactNode;
  /** What a file says of it; without it the column is no part of a file. */
  readonly text?: (row: Row) => string | number;
  readonly align?: 'end';
  /** The name of its order in the contract, without the sign. */
  readonly order?: string;
  /** It adds up over the list: by which name of the count's sums, and how that is written. */
  readonly sum?: { readonly of: string; readonly show: (total: number) => string };
  /** Not shown until someone asks for it. */
  readonly isExtra?: boolean;
}

/**
 * A filter with a closed list of choices, any day, or a text that is typed; what a list is narrowed
 * to stands in its address.
 */
export interface Filter {
  /** The contract's name without `f.`. */
  readonly name: string;
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[] | 'days' | 'text';
}

export interface ResourceTableProps<C extends ListCall> {
  readonly title: string;
  /** The list is a part of a page that has its own title. */
  readonly isPart?: boolean;
  readonly list: C;
  /** What it is about, under its title. */
  readonly lead?: string;
  /** Another table of the same list: its columns are kept apart, and it has no views. */
  readonly keptAs?: string;
  /** Its order unless asked, where that is not the list's own. */
  readonly usualOrder?: string;
  /** Fixed filters of an embedded list, as its object's id. */
  readonly within?: Readonly<Record<string, string>>;
  readonly columns: readonly TableColumn<RowOf<C> & AnyRow>[];
  readonly filters?: readonly Filter[];
  /** Where a row leads; null: rows lead nowhere. */
  readonly open: ((row: RowOf<C> & AnyRow) => string) | null;
  /** What a row is called aloud. */
  readonly nameOf: (row: RowOf<C> & AnyRow) => string;
  /** Where something new is made, and what it is called: "una marca". */
  readonly create?: {
    readonly to: string;
    readonly thing: string;
    /** Where it is not to create: "Pegar precios". */
    readonly label?: string;
  };
  /** Another way to work on what is listed, beside that. */
  readonly also?: { readonly to: string; readonly label: string } | undefined;
  /** What the list is for, while there is nothing in it. */
  readonly empty: string;
  /** What can be done with the chosen rows; `finish` leaves them, and says what could not be done. */
  readonly bulk?:
    | ((chosen: ChosenRows<RowOf<C> & AnyRow>, finish: (result?: BulkResult) => void) => ReactNode)
    | undefined;
}
