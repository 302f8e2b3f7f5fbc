/**
 * What the elements of a grid are to a screen reader, said outright: a table that is drawn as
 * blocks, of which only the rows that are seen are there, is none by its elements alone.
 */
export const gridRoles = {
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
} as const;

/** One stop of the tabulator; `active`: the cell at hand, where it is drawn. */
export function gridRole(active: string | undefined) {
  return {
    role: 'grid',
    tabIndex: 0,
    'aria-multiselectable': true,
    'aria-activedescendant': active,
  } as const;
}

interface CellLook {
  readonly isChosen: boolean;
  readonly isFixed: boolean;
  readonly isWrong: boolean;
}

export function cellRole({ isChosen, isFixed, isWrong }: CellLook) {
  return {
    role: 'gridcell',
    'aria-selected': isChosen,
    'aria-readonly': isFixed,
    'aria-invalid': isWrong,
  } as const;
}
