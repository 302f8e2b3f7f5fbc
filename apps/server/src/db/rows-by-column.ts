/** Objects as rows of a table, their fields by the names of its columns: `unitPrice` stands in `unit_price`. */
export function rowsByColumn(objects: readonly object[]): Record<string, unknown>[] {
  const columns = new Map(Object.keys(objects[0] ?? {}).map((field) => [field, columnOf(field)]));
  return objects.map((object) =>
    Object.fromEntries(
      Object.entries(object).map(([field, value]) => [columns.get(field) ?? field, value]),
    ),
  );
}

function columnOf(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
