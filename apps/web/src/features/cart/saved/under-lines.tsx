import { WaitingLines } from '../waiting/waiting-lines.tsx';
import { SavedLines } from './saved-lines.tsx';

export { SaveLine } from './save-line.tsx';

/** What is not of the cart yet, or not any more: what waits for a connection, what waits for its day. */
export function UnderLines() {
  return (
    <div className="flex flex-col gap-3 empty:hidden lg:gap-5">
      <WaitingLines />
      <SavedLines />
    </div>
  );
}
