import { Fragment } from 'react';
import { showWindow } from './window-fields.ts';

interface WindowTextProps {
  readonly startsAt: string | null;
  readonly endsAt: string | null;
}

/** From when until when a rule holds; a narrow column breaks it between its two moments alone. */
export function WindowText({ startsAt, endsAt }: WindowTextProps) {
  const [from, ...until] = showWindow(startsAt, endsAt).split(' – ');
  return (
    <>
      <span className="whitespace-nowrap">{from}</span>
      {until.map((text) => (
        <Fragment key={text}>
          {' – '}
          <span className="whitespace-nowrap">{text}</span>
        </Fragment>
      ))}
    </>
  );
}
