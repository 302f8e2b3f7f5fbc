/** A version in a warehouse. */
export interface Unit {
  readonly warehouseId: number;
  readonly versionId: number;
}

/** `1-25`, as the contract has it. */
export function readUnitId(text: string): Unit {
  const [warehouseId = 0, versionId = 0] = text.split('-').map(Number);
  return { warehouseId, versionId };
}

export function writeUnitId({ warehouseId, versionId }: Unit): string {
  return `${warehouseId}-${versionId}`;
}
