import { type ComponentType, createElement, lazy, useState } from 'react';
import { Part } from './part.tsx';
import type { FailurePosition } from './part-failure.tsx';

/**
 * A part of a page whose code comes when it is drawn. Should it not come, only this part says so,
 * and it comes by itself once there is a connection.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  failsIn: FailurePosition = 'page',
): ComponentType<Props> {
  // What failed once would fail for ever: React keeps it.
  const begin = () => lazy(async () => ({ default: await load() }));
  let latest = begin();
  return function LazyPart(props: Props) {
    const [Loaded, setLoaded] = useState(() => latest);
    const beginAgain = () => {
      latest = begin();
      setLoaded(() => latest);
    };
    return (
      <Part failsIn={failsIn} onRetry={beginAgain}>
        {createElement(Loaded, props)}
      </Part>
    );
  };
}
