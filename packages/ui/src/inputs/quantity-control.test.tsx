// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { QuantityControl, type QuantityControlProps } from './quantity-control.tsx';

afterEach(cleanup);

function renderControl(props: Partial<QuantityControlProps> = {}) {
  const onStep = vi.fn();
  const onCommitText = vi.fn();
  const view = render(
    <QuantityControl
      value={3}
      label="Cantidad de 7.43"
      onStep={onStep}
      onCommitText={onCommitText}
      {...props}
    />,
  );
  return {
    onStep,
    onCommitText,
    user: userEvent.setup(),
    rerender: (next: Partial<QuantityControlProps>) =>
      view.rerender(
        <QuantityControl
          value={3}
          label="Cantidad de 7.43"
          onStep={onStep}
          onCommitText={onCommitText}
          {...next}
        />,
      ),
    field: screen.getByRole('spinbutton'),
    decrease: screen.getByRole<HTMLButtonElement>('button', { name: /Disminuir|Quitar/ }),
    increase: screen.getByRole<HTMLButtonElement>('button', { name: /Aumentar/ }),
  };
}

describe('QuantityControl (§2)', () => {
  test('says its amount and limits as a spinbutton', () => {
    const { field } = renderControl({ min: 1, max: 12 });
    expect(field.getAttribute('aria-valuenow')).toBe('3');
    expect(field.getAttribute('aria-valuemin')).toBe('1');
    expect(field.getAttribute('aria-valuemax')).toBe('12');
    expect(field.getAttribute('aria-label')).toBe('Cantidad de 7.43');
  });

  test('signals one step down and one step up', async () => {
    const { user, decrease, increase, onStep } = renderControl();
    await user.click(decrease);
    await user.click(increase);
    expect(onStep.mock.calls).toEqual([[-1], [1]]);
  });

  test('a disabled decrease leaves the increase working', async () => {
    const { user, decrease, increase, onStep } = renderControl({ decreaseDisabled: true });
    expect(decrease.disabled).toBe(true);
    expect(increase.disabled).toBe(false);
    await user.click(increase);
    expect(onStep.mock.calls).toEqual([[1]]);
  });

  test('a disabled increase leaves the decrease working', async () => {
    const { user, decrease, increase, onStep } = renderControl({ increaseDisabled: true });
    expect(increase.disabled).toBe(true);
    await user.click(decrease);
    expect(onStep.mock.calls).toEqual([[-1]]);
  });

  test('the arrow keys step, but never past a disabled side', async () => {
    const { user, field, onStep } = renderControl({ increaseDisabled: true });
    field.focus();
    await user.keyboard('{ArrowUp}{ArrowDown}');
    expect(onStep.mock.calls).toEqual([[-1]]);
  });

  test('hands a typed text over raw on Enter, whatever it is (§5 judges it)', async () => {
    const { user, field, onCommitText } = renderControl();
    await user.click(field);
    await user.keyboard('1.5{Enter}');
    expect(onCommitText.mock.calls).toEqual([['1.5']]);
  });

  test('hands the text over on leaving the field, once', async () => {
    const { user, field, onCommitText } = renderControl();
    await user.click(field);
    await user.keyboard('12');
    await user.tab();
    expect(onCommitText.mock.calls).toEqual([['12']]);
  });

  test('an amount that the owner does not accept is discarded (§5)', async () => {
    const { user, field } = renderControl();
    await user.click(field);
    await user.keyboard('99{Enter}');
    expect(field).toHaveProperty('value', '3');
  });

  test('Escape, an empty text and an unchanged text signal nothing', async () => {
    const { user, field, onCommitText } = renderControl();
    await user.click(field);
    await user.keyboard('8{Escape}');
    expect(field).toHaveProperty('value', '3');
    await user.clear(field);
    await user.tab();
    await user.click(field);
    await user.keyboard('3{Enter}');
    expect(onCommitText).not.toHaveBeenCalled();
    expect(field).toHaveProperty('value', '3');
  });

  test('Enter does not send the form around it', async () => {
    const onSubmit = vi.fn((event: Event) => event.preventDefault());
    const { container } = render(
      <form>
        <QuantityControl value={1} label="x" onStep={() => {}} onCommitText={() => {}} />
      </form>,
    );
    container.querySelector('form')?.addEventListener('submit', onSubmit);
    const user = userEvent.setup();
    await user.click(screen.getByRole('spinbutton'));
    await user.keyboard('4{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('without a text handler there is no manual entry, yet the arrows step', async () => {
    const { user, field, onStep } = renderControl({ onCommitText: undefined });
    expect(field.tagName).not.toBe('INPUT');
    field.focus();
    await user.keyboard('{ArrowUp}');
    expect(onStep.mock.calls).toEqual([[1]]);
  });

  test('shows a new amount from the owner', () => {
    const { rerender, field } = renderControl();
    rerender({ value: 7 });
    expect(field).toHaveProperty('value', '7');
  });

  test('ties an error to the field', () => {
    const { field } = renderControl({ error: 'No es un número válido.' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const note = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toBe('No es un número válido.');
  });

  test('disabled stops buttons, arrows and text', async () => {
    const { user, decrease, increase, field, onStep } = renderControl({ disabled: true });
    expect([decrease.disabled, increase.disabled]).toEqual([true, true]);
    expect(field).toHaveProperty('disabled', true);
    await user.click(increase);
    expect(onStep).not.toHaveBeenCalled();
  });
});
