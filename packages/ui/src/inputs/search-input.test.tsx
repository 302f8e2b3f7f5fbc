// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { SearchInput } from './search-input.tsx';

afterEach(cleanup);

function clearButton() {
  return screen.queryByRole('button', { name: 'Limpiar búsqueda' });
}

describe('SearchInput (§2)', () => {
  test('the clear button exists only while there is text', async () => {
    const user = userEvent.setup();
    render(<SearchInput />);
    expect(clearButton()).toBeNull();
    await user.type(screen.getByRole('searchbox'), '7');
    expect(clearButton()?.getAttribute('data-tip')).toBe('Limpiar búsqueda');
    await user.keyboard('{Backspace}');
    expect(clearButton()).toBeNull();
  });

  test('clearing empties the text, signals clear and keeps the focus', async () => {
    const onClear = vi.fn();
    const onChangeText = vi.fn();
    const user = userEvent.setup();
    render(<SearchInput defaultValue="7.43" onClear={onClear} onChangeText={onChangeText} />);
    const button = clearButton();
    if (button) await user.click(button);
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
    expect(onClear).toHaveBeenCalledOnce();
    expect(onChangeText.mock.calls).toEqual([['']]);
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  test('Enter signals the entered text', async () => {
    const onSubmitText = vi.fn();
    const user = userEvent.setup();
    render(<SearchInput onSubmitText={onSubmitText} />);
    await user.type(screen.getByRole('searchbox'), 'oxidante 20{Enter}');
    expect(onSubmitText.mock.calls).toEqual([['oxidante 20']]);
  });

  test('a controlled text stays the owner’s', async () => {
    const user = userEvent.setup();
    const onChangeText = vi.fn();
    render(<SearchInput value="7" onChangeText={onChangeText} />);
    await user.type(screen.getByRole('searchbox'), '4');
    expect(onChangeText.mock.calls).toEqual([['74']]);
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '7');
  });
});
