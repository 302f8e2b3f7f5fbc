import type { SandboxOutcome } from './transaction.ts';

/** The sandbox's three come first; then banks by the names and codes that PSE gives them. */
export const banks = [
  { code: '1', name: 'Banco que aprueba' },
  { code: '2', name: 'Banco que declina' },
  { code: '3', name: 'Banco que simula un error' },
  { code: '1007', name: 'BANCOLOMBIA' },
  { code: '1051', name: 'BANCO DAVIVIENDA' },
  { code: '1001', name: 'BANCO DE BOGOTÁ' },
  { code: '1013', name: 'BBVA COLOMBIA' },
  { code: '1032', name: 'BANCO CAJA SOCIAL' },
  { code: '1023', name: 'BANCO DE OCCIDENTE' },
  { code: '1019', name: 'SCOTIABANK COLPATRIA' },
  { code: '1052', name: 'BANCO AV VILLAS' },
  { code: '1040', name: 'BANCO AGRARIO' },
  { code: '1002', name: 'BANCO POPULAR' },
  { code: '1507', name: 'NEQUI' },
] as const;

const decided = new Map<unknown, SandboxOutcome>([
  ['1', 'APPROVED'],
  ['2', 'DECLINED'],
  ['3', 'ERROR'],
]);

/** How the bank ends every payment; null: its payer decides. */
export function ownOutcome(code: unknown): SandboxOutcome | null {
  return decided.get(code) ?? null;
}

export function bankName(code: unknown): string {
  return banks.find((bank) => bank.code === code)?.name ?? 'Banco';
}
