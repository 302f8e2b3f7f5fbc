// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useEarlyChoice } from './use-early-choice.ts';

function Choice() {
  const [picked, setPicked] = useState('old');
  useEarlyChoice('address', picked, setPicked);
  return (
    <>
      {['old', 'new'].map((value) => (
        <input
          key={value}
          type="radio"
          name="address"
          value={value}
          checked={picked === value}
          onChange={() => setPicked(value)}
        />
      ))}
      <p>{picked}</p>
    </>
  );
}

it('goes on with the radio that was chosen before the scripts came', async () => {
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(<Choice />);
  const early = place.querySelector<HTMLInputElement>('[value="new"]');
  if (early) early.checked = true;
  await act(async () => {
    hydrateRoot(place, <Choice />);
  });
  expect(place.querySelector('p')?.textContent).toBe('new');
  expect(early?.checked).toBe(true);
});
