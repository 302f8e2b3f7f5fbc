import { type ComponentType, createElement, lazy, type ReactNode, useState } from 'react';
import { Part } from './part.tsx';
import type { FailurePosition } from './part-failure.tsx';

export interface LazyPart<Props> {
  (props: Props): ReactNode;
  /** Fetches it before it is drawn: where it is there by then it stands in the first frame. */
  preload(): Promise<void>;
}

/**
 * A part of a page whose code comes when it is drawn. Should it not come, only this part says so,
 * and it comes by itself once there is a connection.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  failsIn: FailurePosition = 'page',
): LazyPart<Props> {
  // What failed once would fail for ever: React keeps it.
  const begin = () => lazy(async () => ({ default: await load() }));
  let latest: ComponentType<Props> = begin();
  function LazyPart(props: Props) {
    const [Loaded, setLoaded] = useState(() => latest);
    return (
      <Part
        failsIn={failsIn}
        onRetry={() => {
          latest = begin();
          setLoaded(() => latest);
        }}
      >
        {createElement(Loaded, props)}
      </Part>
    );
  }
  LazyPart.preload = async () => {
    latest = await load();
  };
  return LazyPart;
}
