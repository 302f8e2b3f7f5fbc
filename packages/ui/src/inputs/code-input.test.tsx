// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CodeInput } from './code-input.tsx';

afterEach(cleanup);

function draw(onComplete = vi.fn()) {
  function Owner() {
    const [code, setCode] = useState('');
    return (
      <CodeInput label="Código" value={code} onValueChange={setCode} onComplete={onComplete} />
    );
  }
  render(<Owner />);
  const field: HTMLInputElement = screen.getByLabelText('Código');
  return { field, onComplete };
}

describe('CodeInput', () => {
  test('asks the phone for the code and for a keyboard of numbers', () => {
    const { field } = draw();
    expect(field.autocomplete).toBe('one-time-code');
    expect(field.inputMode).toBe('numeric');
  });

  test('takes digits only and says once that the code is whole', async () => {
    const { field, onComplete } = draw();
    await userEvent.type(field, '12a3-45');
    expect(onComplete).not.toHaveBeenCalled();
    await userEvent.type(field, '678');
    expect(field.value).toBe('123456');
    expect(onComplete.mock.calls).toEqual([['123456']]);
  });

  test('a pasted code with spaces is whole at once', async () => {
    const { field, onComplete } = draw();
    field.focus();
    await userEvent.paste(' 123 456 ');
    expect(field.value).toBe('123456');
    expect(onComplete.mock.calls).toEqual([['123456']]);
  });

  test('a corrected digit makes another code of it', async () => {
    const { field, onComplete } = draw();
    await userEvent.type(field, '123456{Backspace}9');
    expect(onComplete.mock.calls).toEqual([['123456'], ['123459']]);
  });
});
