import { DIVIPOLA_DATA } from './data.ts';

/** Credit that has to stand where data sources are named. */
export const DIVIPOLA_CREDIT = 'Fuente: DANE, DIVIPOLA';

/** A department, or Bogotá, D.C., which counts as one. `code` has two digits, text. */
export interface Department {
  code: string;
  name: string;
}

/** A municipality. `code` has five digits, text: the department's two and its own three. */
export interface Municipality {
  code: string;
  name: string;
  departmentCode: string;
}

/** The 33 departments, by code. */
export function listDepartments(): Department[] {
  return DIVIPOLA_DATA.map(([code, name]) => ({ code, name }));
}

/** The 1,122 municipalities, by code. */
export function listMunicipalities(): Municipality[] {
  return DIVIPOLA_DATA.flatMap(([departmentCode, , list]) =>
    list.split('|').map((entry) => ({
      code: departmentCode + entry.slice(0, 3),
      name: entry.slice(4),
      departmentCode,
    })),
  );
}
