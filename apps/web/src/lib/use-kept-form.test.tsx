// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { createMemoryStorage, serverPlatform } from '#platform/platform.ts';
import { renderApp } from '#testing/render-app.tsx';
import { useKeptForm } from './use-kept-form.ts';

afterEach(cleanup);

const fault = 'Escribe tu nombre.';

function Form() {
  const { form } = useKeptForm<{ name: string }>({
    name: 'test',
    defaults: { name: '' },
    resolver: (values) =>
      values.name === ''
        ? { values: {}, errors: { name: { type: 'rule', message: fault } } }
        : { values, errors: {} },
  });
  return (
    <>
      <input aria-label="Nombre" {...form.register('name')} />
      <p>{form.formState.errors.name?.message}</p>
      <button type="button">Otra cosa</button>
    </>
  );
}

test('what a field is told when a press leaves it comes after the press, and moves nothing under it', async () => {
  const platform = { ...serverPlatform, isServer: false, tab: createMemoryStorage() };
  renderApp(<Form />, { platform });
  const user = userEvent.setup();
  await user.click(screen.getByLabelText('Nombre'));
  const target = screen.getByRole('button');
  await user.pointer({ keys: '[MouseLeft>]', target });
  expect(document.activeElement).toBe(target);
  // As long as the rules would need.
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve))));
  expect(screen.queryByText(fault)).toBeNull();
  await user.pointer({ keys: '[/MouseLeft]', target });
  expect(await screen.findByText(fault)).toBeTruthy();
});
