import { expect, test } from './harness/journey.ts';
import { logIn } from './harness/people.ts';

// What is asked in the moment in which the sessions end.
test.use({ expectedComplaints: /the server responded with a status of 401/ });

test('a buyer sees where her account is open, closes it there, and a wrong password changes nothing', async ({
  page,
  browser,
  complaints,
  checkAccess,
}) => {
  const other = await browser.newPage();
  await complaints.listenTo(other.context());
  await other.goto('/login');
  await logIn(other, 'buyer');
  await page.goto('/login');
  await logIn(page, 'buyer');
  await page.goto('/home/profile');
  const sessions = page.getByRole('listitem').filter({ hasText: 'Última vez' });
  await expect(page.getByText('Este dispositivo')).toBeVisible();
  await checkAccess();

  await page.getByText('Cambiar mi contraseña').click();
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await expect(page.getByText('Escribe este dato.').first()).toBeVisible();
  await checkAccess();

  // The demonstration's people are in on other devices too: all of them are closed, one by one.
  const open = await sessions.count();
  expect(open).toBeGreaterThan(0);
  await sessions
    .first()
    .getByRole('button', { name: /^Cerrar la sesión/ })
    .click();
  await expect(sessions).toHaveCount(open - 1);
  await other.close();

  await page.getByRole('button', { name: 'Cerrar en todos los dispositivos' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await checkAccess();
  await question.getByRole('button', { name: 'Cerrar en todos los dispositivos' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/home/profile');
  await expect(page).toHaveURL(/\/login/);
});
