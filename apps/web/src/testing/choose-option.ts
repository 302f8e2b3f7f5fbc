import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

/**
 * Chooses an option of a list, opened with the keyboard: a press that takes long, as on a busy
 * machine, counts as held, and closes the list when it ends.
 */
export async function chooseOption(list: string | RegExp, option: string | RegExp): Promise<void> {
  (await screen.findByRole('combobox', { name: list })).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('option', { name: option }, { timeout: 5_000 }));
}
