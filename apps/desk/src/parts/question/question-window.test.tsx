// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { giveDialogs } from '#testing/set-up-desk.tsx';
import { ask } from './ask.ts';
import { QuestionWindow } from './question-window.tsx';

beforeEach(() => {
  giveDialogs();
  render(<QuestionWindow />);
});
afterEach(cleanup);

const end = { text: '¿Terminar «Feria» ahora?', yes: 'Terminar ahora' };
const askNow = (question = end) => act(() => ({ answer: ask(question) }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('what is asked is answered by the act’s own name, and the window closes', async () => {
  const { answer } = await askNow();
  screen.getByRole('alertdialog', { name: end.text });
  await press('Terminar ahora');
  expect(await answer).toBe(true);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('to cancel and to close it mean no', async () => {
  const first = await askNow();
  await press('Cancelar');
  expect(await first.answer).toBe(false);

  const second = await askNow();
  act(() => screen.getByRole<HTMLDialogElement>('alertdialog').close());
  expect(await second.answer).toBe(false);
});

test('who goes back has not agreed', async () => {
  const { answer } = await askNow();
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(await answer).toBe(false);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('of two questions the later one stands, and the earlier was not agreed to', async () => {
  const first = await askNow();
  const second = await askNow({ text: '¿Salir?', yes: 'Salir' });
  expect(await first.answer).toBe(false);
  await press('Salir');
  expect(await second.answer).toBe(true);
});
