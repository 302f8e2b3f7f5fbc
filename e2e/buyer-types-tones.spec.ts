import type { Page } from '@playwright/test';
import { expect, test } from './harness/journey.ts';
import { emptyCart, enter } from './harness/people.ts';

/** Twelve tones that every card of this dye has, as a professional types them: without their mark. */
const tones = ['20', '40', '60', '80', '90', '61', '71', '81', '91', '63', '73', '83'];

test('a buyer types twelve tones, each its code and Enter, and adds them with few keys', async ({
  page,
  checkAccess,
}) => {
  await enter(page, 'buyer');
  await emptyCart(page);
  await page.goto('/home/categories/1/tintes');
  const counted = countHands(page);
  const first = page.getByRole('main').getByRole('article').nth(1);
  await counted.tap(first.getByRole('button', { name: 'Elegir tonos' }));
  const card = page.getByRole('dialog', { name: 'Carta de color' });
  const field = card.getByRole('searchbox');
  await counted.tap(field);
  for (const tone of tones) {
    await counted.type(tone);
    await counted.press('Enter');
    await expect(field).toHaveValue('');
  }
  await expect(field).toBeFocused();
  await expect(card.getByText(/· 12 tonos$/).first()).toBeVisible();
  await checkAccess();

  // Of the last one the hand goes back, and takes it again.
  await page.keyboard.press('Backspace');
  await expect(card.getByText(/· 11 tonos$/).first()).toBeVisible();
  await field.fill('x3');
  await page.keyboard.press('Enter');
  await expect(card.getByText('Escribe primero el tono: 7.43x3.')).toBeVisible();
  await field.fill('83*1');
  await page.keyboard.press('Enter');
  await expect(card.getByText(/· 12 tonos$/).first()).toBeVisible();

  await counted.tap(card.getByRole('button', { name: 'Agregar al carrito' }));
  await expect(card).toBeHidden();
  expect(counted.hands()).toBeLessThanOrEqual(40);
  await emptyCart(page);
});

/** Counts keys and taps as they are made. */
function countHands(page: Page) {
  let hands = 0;
  return {
    hands: () => hands,
    async tap(target: { click(): Promise<void> }) {
      hands += 1;
      await target.click();
    },
    async type(text: string) {
      hands += text.length;
      await page.keyboard.type(text);
    },
    async press(key: string) {
      hands += 1;
      await page.keyboard.press(key);
    },
  };
}

test('the oxidant that the chosen tones take is offered in the card, and taken in one tap', async ({
  page,
  checkAccess,
}) => {
  await enter(page, 'buyer');
  await emptyCart(page);
  await page.goto('/product/tinte/1/details');
  await page.getByRole('button', { name: 'Carta de color', exact: true }).first().click();
  const card = page.getByRole('dialog', { name: 'Carta de color' });
  const field = card.getByRole('searchbox').or(card.getByRole('textbox')).first();
  await field.fill('7.43x12');
  await field.press('Enter');
  await expect(card.getByText(/^Para 12 tubos: 2 × 900 ml de 20 vol$/)).toBeVisible();
  await checkAccess();
  await card.getByRole('button', { name: /^Agregar oxidante/ }).click();
  await expect(card.getByText('Ya llevas 2 × 900 ml de 20 vol')).toBeVisible();
  // The tones are still to be added.
  await card.getByRole('button', { name: 'Agregar al carrito' }).click();
  await expect(page.getByRole('link', { name: /Carrito con 14 unidades/ }).first()).toBeVisible();
});
