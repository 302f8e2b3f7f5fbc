import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { everydayName, listDepartments, listMunicipalities } from './divipola.ts';

const municipalities = listMunicipalities();

test('DIVIPOLA has 33 departments and 1,122 municipalities with unique codes', () => {
  expect(listDepartments()).toHaveLength(33);
  expect(municipalities).toHaveLength(1122);
  expect(new Set(municipalities.map((m) => m.code)).size).toBe(1122);
  for (const m of municipalities) expect(m.code).toMatch(/^\d{5}$/);
});

test('codes ascend and belong to a department', () => {
  const departments = new Set(listDepartments().map((d) => d.code));
  const codes = municipalities.map((m) => m.code);
  expect(codes).toEqual([...codes].sort());
  for (const m of municipalities) expect(departments.has(m.departmentCode)).toBe(true);
});

test('no name twice in a department, and none with stray spaces', () => {
  const keys = municipalities.map((m) => `${m.departmentCode} ${m.name}`);
  expect(new Set(keys).size).toBe(keys.length);
  for (const m of municipalities) expect(m.name).toBe(m.name.trim().replace(/\s+/g, ' '));
});

test('the list is the one that was compared with the official file', () => {
  const text = municipalities.map((m) => `${m.code};${m.name}`).join('\n');
  expect(createHash('sha256').update(text).digest('hex').slice(0, 16)).toBe('0aadc82fedea61f5');
});

test.each([
  ['11001', 'Bogotá'],
  ['05001', 'Medellín'],
  ['76001', 'Cali'],
  ['08001', 'Barranquilla'],
  ['13001', 'Cartagena'],
  ['54001', 'Cúcuta'],
  ['88001', 'San Andrés'],
])('%s is shown as %s', (code, name) => {
  expect(municipalities.filter((m) => m.code === code).map(everydayName)).toEqual([name]);
});
