import type { addItem } from '@matiz/contracts/cart.ts';
import type { BodyInput } from '@matiz/contracts/define-call.ts';

/** What is added to the cart, before it has the id that makes a repetition harmless (D-9). */
export type AddItemRequest = Omit<BodyInput<typeof addItem>, 'mutationId'>;
