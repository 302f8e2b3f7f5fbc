// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { keepEarlyInput, useEarlyInput } from './early-input.ts';

function Page() {
  useEarlyInput();
  const [text, setText] = useState('');
  const [picked, setPicked] = useState('old');
  const [size, setSize] = useState('s');
  const [note, setNote] = useState('antes');
  const [files, setFiles] = useState(0);
  const [isAgreed, setAgreed] = useState(false);
  const [said, setSaid] = useState<string[]>([]);
  return (
    <form>
      <input name="text" value={text} onChange={(event) => setText(event.target.value)} />
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
      <select value={size} onChange={(event) => setSize(event.target.value)}>
        <option>s</option>
        <option>m</option>
      </select>
      <input type="checkbox" checked={isAgreed} onChange={() => setAgreed(!isAgreed)} />
      <input name="note" value={note} onChange={(event) => setNote(event.target.value)} />
      <input type="file" onChange={() => setFiles(files + 1)} />
      <button
        type="button"
        onClick={() => setSaid([...said, `${text} ${picked} ${size} ${note}. ${files}`])}
      >
        <i>Decir</i>
      </button>
      <output>{said.join('; ')}</output>
    </form>
  );
}

it('goes on with what was typed, chosen and pressed before the scripts came', async () => {
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(<Page />);
  // biome-ignore lint/security/noGlobalEval: the server's page runs it so
  eval(keepEarlyInput);
  const find = <E extends Element>(selector: string) => place.querySelector<E>(selector) as E;
  const text = find<HTMLInputElement>('[name=text]');
  const size = find<HTMLSelectElement>('select');
  for (const [field, value] of [
    [text, '7.43'],
    [size, 'm'],
    [find<HTMLInputElement>('[name=note]'), ''],
  ] as const) {
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  find('[type=file]').dispatchEvent(new Event('input', { bubbles: true }));
  find<HTMLInputElement>('[value=new]').click();
  find<HTMLInputElement>('[type=checkbox]').click();
  find<HTMLElement>('i').click();

  await act(async () => {
    hydrateRoot(place, <Page />);
  });
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(text.value).toBe('7.43');
  expect(find<HTMLInputElement>('[value=new]').checked).toBe(true);
  expect(find<HTMLInputElement>('[type=checkbox]').checked).toBe(true);
  expect(size.value).toBe('m');
  expect(find('output').textContent).toBe('7.43 new m . 1');
});
