import { logInAs } from './harness/desk.ts';
import { expect, test } from './harness/journey.ts';
import { readLink } from './harness/outbox.ts';
import { enter } from './harness/people.ts';

const question = '¿Puedo cambiar la dirección de este pedido? <3';
const answer = 'Sí. Ya la cambiamos por la que nos diste.';

test('a buyer asks about an order, the staff answer at the desk, and the answer is on the order', async ({
  page,
  browser,
  complaints,
  checkAccess,
}) => {
  await enter(page, 'buyer');
  await page.goto('/home/support');
  await expect(page.getByText(/^(Abierto ahora|Cerrado)/).first()).toBeVisible();
  await checkAccess();
  const about = page.getByLabel('Sobre qué nos escribes');
  const code = (await about.locator('option').nth(1).getAttribute('value')) ?? '';
  await page.goto(`/home/support?pedido=${code}`);
  await expect(about).toHaveValue(code);
  const chat = page.getByRole('link', { name: 'Escríbenos por WhatsApp' });
  expect(decodeURIComponent((await chat.getAttribute('href')) ?? '')).toContain(code);
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByText('Escribe tu mensaje.')).toBeVisible();
  await page.getByLabel('Tu mensaje').fill(question);
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.locator('#mensajes').getByText(question).last()).toBeVisible();
  await checkAccess();

  const staff = await browser.newPage();
  await complaints.listenTo(staff.context());
  await staff.goto('/desk/mensajes');
  await logInAs(staff, 'operaciones@demo.matiz.co');
  await staff.goto('/desk/mensajes?f.state=waiting');
  await staff.getByRole('row').filter({ hasText: code }).getByRole('link').first().click();
  await expect(staff.getByText(question).last()).toBeVisible();
  await staff.getByLabel('Tu respuesta').fill(answer);
  await staff.getByRole('button', { name: 'Responder' }).click();
  await expect(staff.getByText('Respuesta enviada.')).toBeVisible();
  await expect(staff.getByRole('listitem').getByText(answer).last()).toBeVisible();
  await staff.close();

  const link = await readLink(
    page,
    'compradora@demo.matiz.co',
    /\/home\/profile\/orders\/history\//,
  );
  expect(link).toContain(`${code}#mensajes`);
  await page.goto(link);
  await expect(page.locator('#mensajes').getByText(answer).last()).toBeVisible();
  await checkAccess();
});
