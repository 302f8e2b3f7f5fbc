import { expect, test } from './harness/journey.ts';
import { enterWithCart } from './harness/list.ts';
import { chooseMethod } from './harness/purchase.ts';

/** Of the demonstration: a dye that there is plenty of. */
const goods = 'ALM001-010;8';

test('a code that the bank’s app reads pays the order, after one that was refused', async ({
  page,
  context,
  checkAccess,
}) => {
  await enterWithCart(page, [goods]);
  await chooseMethod(page, /^Código QR/);
  await page.getByRole('button', { name: /^Continuar al pago/ }).click();
  const title = page.getByRole('heading', { level: 1 });

  async function askForCode(): Promise<string> {
    await page.getByRole('checkbox', { name: /^Acepto haber leído/ }).check();
    await page.getByRole('checkbox', { name: /^Acepto la/ }).check();
    await page.getByRole('button', { name: /^Ver el código/ }).click();
    await expect(title).toHaveText('Escanea el código para pagar');
    await expect(page.getByRole('img', { name: /^Código QR/ })).toBeVisible();
    return new URL(page.url()).searchParams.get('id') ?? '';
  }
  /** What the payer does on the phone that read the code. */
  async function decide(id: string, choice: string): Promise<void> {
    const phone = await context.newPage();
    await phone.goto(`/dev/wompi/bank/${id}`);
    await phone.getByRole('button', { name: choice }).click();
    // A page that is closed on its way to another one is now and then never closed (Chromium).
    await phone.waitForURL((url) => !url.pathname.startsWith('/dev/'));
    await phone.close();
  }

  await expect(title).toHaveText('Te falta pagar');
  const refused = await askForCode();
  await checkAccess();
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Guardar el código' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^pago-.+\.png$/);
  await decide(refused, 'Rechazar');
  await expect(page.getByText('Bancolombia no lo aprobó.')).toBeVisible();

  const approved = await askForCode();
  expect(approved).not.toBe(refused);
  // A page that is opened again shows the same code: nothing is asked for a second time.
  await page.reload();
  await expect(page.getByRole('img', { name: /^Código QR/ })).toBeVisible();
  await decide(approved, 'Aprobar');
  await expect(page.getByRole('heading', { name: '¡Pago recibido!' })).toBeVisible();
});
