import { stateWords } from '@matiz/domain/orders/state-words.ts';
import { Tag, type TagKind } from '@matiz/ui/tag.tsx';

type State = keyof typeof stateWords;

const kinds: Readonly<Record<State, TagKind>> = {
  created: 'presale',
  confirmed: 'neutral',
  paid: 'available',
  pending: 'neutral',
  in_preparation: 'presale',
  dispatched: 'presale',
  delivered: 'available',
  cancelled: 'sold-out',
  returned: 'sold-out',
};

/** The state of an order or of a delivery in one word. */
export function StateTag({ state }: { state: State }) {
  return <Tag kind={kinds[state]}>{stateWords[state]}</Tag>;
}
