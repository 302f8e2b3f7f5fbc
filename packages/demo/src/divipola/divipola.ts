import { divipolaData } from './data.ts';

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
  return divipolaData.map(([code, name]) => ({ code, name }));
}

/** The 1,122 municipalities, by code. */
export function listMunicipalities(): Municipality[] {
  return divipolaData.flatMap(([departmentCode, , list]) =>
    list.split('|').map((entry) => ({
      code: departmentCode + entry.slice(0, 3),
      name: entry.slice(4),
      departmentCode,
    })),
  );
}

/** What people write instead of the official name. */
const everydayNames: Readonly<Record<string, string>> = {
  '11001': 'Bogotá',
  '13001': 'Cartagena',
  '13468': 'Mompox',
  '52835': 'Tumaco',
  '54001': 'Cúcuta',
  '73443': 'Mariquita',
  '76001': 'Cali',
  '76111': 'Buga',
};

/** The name to show and to search by: 'Cali' for Santiago de Cali, else the official one. */
export function everydayName(municipality: Municipality): string {
  return everydayNames[municipality.code] ?? municipality.name;
}
