import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from './fixtures.ts';
import { addSubscriptions, buyPlan, signInAsNewUser } from './user.ts';

type Received = { id: string; signatures: string[]; type: string };
const received: Received[] = [];
let status = 204;
const receiver = createServer(async (req, res) => {
  received.push({
    id: String(req.headers['webhook-id']),
    signatures: String(req.headers['webhook-signature']).split(' '),
    type: JSON.parse(await text(req)).type,
  });
  res.writeHead(status).end(status < 300 ? '' : 'bozuk');
});
const port = Number(process.env.KUMBARA_RECEIVER_PORT);
test.beforeAll(() => new Promise<void>((done) => receiver.listen(port, '127.0.0.1', done)));
test.afterAll(() => {
  receiver.closeAllConnections();
  receiver.close();
});

test('a receiver is added, tested, told of a change, sent to again, given a new secret, switched off and removed', async ({
  page,
}) => {
  await signInAsNewUser(page);
  await page.goto('/account/integrations');
  const section = page.getByRole('region', { name: 'Webhook’lar' });
  await expect(section.getByRole('link', { name: 'Planlara bak' })).toHaveAttribute('href', '/pricing');
  await buyPlan(page, 'pro_monthly');
  await page.reload();
  await expect(section).toContainText('Henüz webhook’un yok');

  await section.getByRole('button', { name: 'Webhook ekle' }).click();
  const dialog = page.getByRole('dialog').last();
  const shownSecret = dialog.getByRole('region', { name: 'İmza anahtarı' }).locator('pre');
  await dialog.getByLabel('Adres').fill('https://a@b.example/');
  await dialog.getByRole('button', { name: 'Webhook ekle' }).click();
  await expect(dialog).toContainText('Biçime uyan geçerli bir https adresi gir');
  await dialog.getByLabel('Adres').fill(`http://localhost:${port}/kumbara`);
  await dialog.getByRole('button', { name: 'Webhook ekle' }).click();
  const secret = await shownSecret.innerText();
  expect(secret).toMatch(/^whsec_/);
  await dialog.getByRole('button', { name: 'Kopyaladım' }).click();
  await expect(page.locator('body')).not.toContainText(secret);

  const item = section.getByRole('listitem');
  await expect(item).toContainText(`http://localhost:${port}/kumbara`);
  await item.getByRole('button', { name: /^Test gönder/ }).click();
  await expect(page.getByText('Test ulaştı')).toBeVisible();
  expect(received.map(({ type }) => type)).toEqual(['webhook.test']);

  status = 500;
  await addSubscriptions(page.request, { name: 'Spotify', amount: 59.99 });
  await expect.poll(() => received.map(({ type }) => type)).toContain('subscription.created');
  await page.reload();
  await expect(item).toContainText('Ulaşılamıyor');
  status = 204;
  await item.getByRole('button', { name: /^Gönderimler/ }).click();
  const created = dialog.getByRole('listitem').filter({ hasText: 'Abonelik eklendi' });
  await created.getByText('Abonelik eklendi').click();
  await expect(created).toContainText('webhook-signature');
  await expect(created).toContainText('bozuk');
  await created.getByRole('button', { name: 'Yeniden gönder' }).click();
  await expect(created.getByText('Ulaştı', { exact: true })).toBeVisible();
  const tries = received.filter(({ type }) => type === 'subscription.created');
  expect(new Set(tries.map(({ id }) => id)).size).toBe(1);
  await page.keyboard.press('Escape');

  await item.getByRole('button', { name: /^Düzenle/ }).click();
  await dialog.getByRole('button', { name: 'Anahtarı yenile' }).click();
  await expect(shownSecret).toHaveText(/^whsec_/);
  expect(await shownSecret.innerText()).not.toBe(secret);
  await dialog.getByRole('button', { name: 'Kopyaladım' }).click();
  await item.getByRole('button', { name: /^Test gönder/ }).click();
  await expect.poll(() => received.at(-1)?.signatures.length).toBe(2);

  await item.getByRole('button', { name: /^Düzenle/ }).click();
  await dialog.getByRole('button', { name: 'Devre dışı bırak' }).click();
  await expect(item).toContainText('Sen devre dışı bıraktın');
  await item.getByRole('button', { name: 'Etkinleştir' }).click();
  await expect(item).not.toContainText('Sen devre dışı bıraktın');

  await item.getByRole('button', { name: /^Düzenle/ }).click();
  await dialog.getByRole('button', { name: 'Kaldır' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Kaldır' }).click();
  await expect(section).toContainText('Henüz webhook’un yok');
});
