import type { DeliveryWindow } from '@matiz/domain/delivery/windows.ts';

/** A window as a reply has it. */
export function showDeliveryWindow({ id, kind, fromHour, toHour, charge }: DeliveryWindow) {
  return { windowId: String(id), kind, from: fromHour, to: toHour, charge };
}
