import { type Deliveries, partsOf } from './deliveries-text.ts';
import { StateMark } from './state-mark.tsx';

/** Where the parts of an order are, alike ones together. */
export function DeliveryMarks({ deliveries }: { deliveries: Deliveries }) {
  return (
    <span className="flex flex-wrap gap-x-3">
      {partsOf(deliveries).map(({ state, text }) => (
        <StateMark key={text} state={state}>
          {text}
        </StateMark>
      ))}
    </span>
  );
}
