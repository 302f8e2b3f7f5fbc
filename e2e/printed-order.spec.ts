import { expect, test, untilAwake } from './harness/journey.ts';
import { enter } from './harness/people.ts';

// What can be handed to a customer: the same from a phone as from a desktop.
test('an order is printed on A4, black on white, without the shop around it', async ({ page }) => {
  await enter(page, 'buyer');
  const { result } = await (await page.request.get('/api/order/list')).json();
  const { code } = result.find((order: { deliveries: number }) => order.deliveries > 1);
  await page.goto(`/home/profile/orders/history/${code}`);
  await untilAwake(page);
  await expect(page.getByText('Cliente', { exact: true })).toBeHidden();
  await page.emulateMedia({ media: 'print' });

  for (const role of ['banner', 'contentinfo', 'navigation', 'button', 'img'] as const) {
    const shown = page.getByRole(role).filter({ visible: true });
    await expect(shown, role).toHaveCount(role === 'img' ? 1 : 0);
  }
  await expect(page.getByRole('img', { name: 'Matiz' })).toBeVisible();
  await expect(page.getByRole('heading', { name: `Pedido ${code}` })).toBeVisible();
  await expect(page.getByText('Cliente', { exact: true })).toBeVisible();
  await expect(page.getByText('Valor del pedido')).toBeVisible();
  expect(await page.evaluate(findColours)).toEqual([]);

  const breaks = await page
    .getByRole('region', { name: /^Entrega \d de \d/ })
    .evaluateAll((deliveries) => deliveries.map((each) => getComputedStyle(each).breakInside));
  expect(breaks.length).toBeGreaterThan(1);
  expect(new Set(breaks)).toEqual(new Set(['avoid']));
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/);
});

/** What is not of one grey on white; a drawing may have its colours. */
function findColours(): string[] {
  const isGrey = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
    return red === green && green === blue;
  };
  return [...document.body.querySelectorAll('*:not(svg, svg *)')]
    .filter((element) => element.checkVisibility())
    .flatMap((element) => {
      const { color, backgroundColor, boxShadow } = getComputedStyle(element);
      const isWhite = /^rgba\(.*, 0\)$|^rgb\(255, 255, 255\)$/.test(backgroundColor);
      const isFine = isGrey(color) && isWhite && boxShadow === 'none';
      return isFine ? [] : [`${element.tagName} ${element.className}: ${color} ${backgroundColor}`];
    });
}
