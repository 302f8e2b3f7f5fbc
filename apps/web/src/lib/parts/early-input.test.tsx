// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { lazy, type ReactNode, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { renderWhole } from '../page/render-whole.ts';
import { useHydrated } from '../use-hydrated.ts';
import { DeferredPart, HydrationBoundary } from './deferred-part.tsx';
import { keepEarlyInput } from './early-input.ts';

let root: Root | undefined;
beforeAll(() => {
  // In development React remarks on the marks of what was pressed before it came.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // biome-ignore lint/security/noGlobalEval: the server's page runs it so
  eval(keepEarlyInput);
});
beforeEach(() => {
  window.matizEarlyInput?.splice(0);
});
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
});

/** The page as the server sends it, and its waking up. */
async function openAsleep(page: ReactNode) {
  const whole = <HydrationBoundary>{page}</HydrationBoundary>;
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = String(await renderWhole(whole, {}));
  const start = () => {
    root = hydrateRoot(place, whole);
  };
  return {
    find: <E extends Element = HTMLElement>(selector: string) =>
      place.querySelector<E>(selector) as E,
    start,
    async wakeUp() {
      await act(async () => start());
      await act(() => new Promise((resolve) => setTimeout(resolve)));
    },
  };
}

function type(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function Form() {
  const [text, setText] = useState('');
  const [picked, setPicked] = useState('old');
  const [size, setSize] = useState('s');
  const [note, setNote] = useState('antes');
  const [files, setFiles] = useState(0);
  const [isAgreed, setAgreed] = useState(false);
  const [said, setSaid] = useState<string[]>([]);
  const say = () => setSaid([...said, `${text} ${picked} ${size} ${note}. ${files}`]);
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        setSaid([...said, `sent ${text}`]);
      }}
    >
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
      <button type="button" onClick={say}>
        <i>Decir</i>
      </button>
      <button type="submit">Enviar</button>
      <output>{said.join('; ')}</output>
    </form>
  );
}

it('goes on with what was typed, chosen and pressed before the scripts came', async () => {
  const { find, wakeUp } = await openAsleep(<Form />);
  const text = find<HTMLInputElement>('[name=text]');
  type(text, '7.43');
  type(find<HTMLSelectElement>('select'), 'm');
  type(find<HTMLInputElement>('[name=note]'), '');
  find('[type=file]').dispatchEvent(new Event('input', { bubbles: true }));
  find('[value=new]').click();
  find('[type=checkbox]').click();
  find('i').click();
  await wakeUp();
  expect(text.value).toBe('7.43');
  expect(find<HTMLInputElement>('[value=new]').checked).toBe(true);
  expect(find<HTMLInputElement>('[type=checkbox]').checked).toBe(true);
  expect(find<HTMLSelectElement>('select').value).toBe('m');
  expect(find('output').textContent).toBe('7.43 new m . 1');
});

it('does several things in their order, with what stood in a field at each of them', async () => {
  const { find, wakeUp } = await openAsleep(<Form />);
  const text = find<HTMLInputElement>('[name=text]');
  type(text, '7.1');
  find('[type=button]').click();
  type(text, '7.');
  type(text, '7.43');
  find('[type=submit]').click();
  await wakeUp();
  await vi.waitFor(() => expect(find('output').textContent).toBe('7.1 old s antes. 0; sent 7.43'), {
    timeout: 60_000,
  });
});

function Counting({ onPress, ...rest }: { onPress: () => void }) {
  return (
    <button type="button" onClick={onPress} {...rest}>
      Agregar
    </button>
  );
}

it('says that it heard a press, and acts once however often it was pressed', async () => {
  const onPress = vi.fn();
  const { find, wakeUp } = await openAsleep(<Counting onPress={onPress} />);
  const button = find('button');
  for (const _ of [1, 2, 3]) button.click();
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(button.hasAttribute('data-heard')).toBe(true);
  await wakeUp();
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(button.hasAttribute('aria-busy')).toBe(false);
  expect(button.hasAttribute('data-heard')).toBe(false);
  button.click();
  expect(onPress).toHaveBeenCalledTimes(2);
});

it('counts each press of a button that says so', async () => {
  const onPress = vi.fn();
  const { find, wakeUp } = await openAsleep(<Counting onPress={onPress} data-counts="" />);
  for (const _ of [1, 2, 3]) find('button').click();
  await wakeUp();
  expect(onPress).toHaveBeenCalledTimes(3);
});

it('acts once on a press while the page wakes up', async () => {
  const onPress = vi.fn();
  const { find, start } = await openAsleep(<Counting onPress={onPress} />);
  await act(async () => {
    start();
    find('button').click();
  });
  expect(onPress).toHaveBeenCalledTimes(1);
});

/** Another button stands in its place as soon as the page is awake. */
function Changing({ onPress }: { onPress: () => void }) {
  return useHydrated() ? <p>Otro</p> : <Counting onPress={onPress} />;
}

it('acts on a button that makes room for something else once the page is awake', async () => {
  const onPress = vi.fn();
  const { find, wakeUp } = await openAsleep(<Changing onPress={onPress} />);
  find('button').click();
  await wakeUp();
  expect(find('p').textContent).toBe('Otro');
  expect(onPress).toHaveBeenCalledTimes(1);
});

it('keeps a press for a part whose code comes later, and lets the rest of the page answer', async () => {
  const presses: string[] = [];
  const { promise: code, resolve: arrive } = Promise.withResolvers<void>();
  let isServer = true;
  const Late = lazy(async () => {
    if (!isServer) await code;
    return { default: () => <Counting onPress={() => presses.push('late')} /> };
  });
  // The server has the code at once; the browser makes the part again.
  const InBrowser = lazy(async () => {
    await code;
    return { default: () => <Counting onPress={() => presses.push('late')} /> };
  });
  const page = () => (
    <>
      <b>
        <Counting onPress={() => presses.push('page')} />
      </b>
      <DeferredPart>{isServer ? <Late /> : <InBrowser />}</DeferredPart>
    </>
  );
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = String(await renderWhole(<HydrationBoundary>{page()}</HydrationBoundary>, {}));
  isServer = false;
  const button = () => place.querySelectorAll('button')[1];
  button()?.click();
  await act(async () => {
    root = hydrateRoot(place, <HydrationBoundary>{page()}</HydrationBoundary>);
  });
  place.querySelector('button')?.click();
  button()?.click();
  expect(presses).toEqual(['page']);
  expect(button()?.getAttribute('aria-busy')).toBe('true');
  await act(async () => arrive());
  expect(presses).toEqual(['page', 'late']);
  expect(button()?.hasAttribute('aria-busy')).toBe(false);
});

it('leaves to the browser what works by itself', async () => {
  const { find, wakeUp } = await openAsleep(
    <>
      <button type="button" popoverTarget="panel" onClick={() => undefined}>
        Categorías
      </button>
      <form action="/view-results-search">
        <button type="submit">Buscar</button>
      </form>
    </>,
  );
  const defaults: boolean[] = [];
  const note = (event: Event) => {
    defaults.push(event.defaultPrevented);
    event.preventDefault();
  };
  document.addEventListener('click', note);
  find('[popovertarget]').click();
  find('[type=submit]').click();
  await wakeUp();
  document.removeEventListener('click', note);
  expect(defaults).toEqual([false, false]);
});

it('no button goes on saying that it was heard once the scripts cannot be had', async () => {
  const { find } = await openAsleep(<Counting onPress={() => undefined} />);
  find('button').click();
  const script = document.createElement('script');
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  script.remove();
  expect(find('button').hasAttribute('aria-busy')).toBe(false);
});

it('what was typed is not lost to the page’s own value in the middle of typing', async () => {
  const { find, wakeUp } = await openAsleep(<Form />);
  const field = find<HTMLInputElement>('[name=text]');
  const press = (sign: string) => {
    field.dispatchEvent(new Event('beforeinput', { bubbles: true }));
    type(field, field.value + sign);
  };
  press('3');
  // As React does, which draws what is known of the tab before the part is awake.
  field.value = '';
  press('1');
  press('4');
  await wakeUp();
  expect(field.value).toBe('314');
});
