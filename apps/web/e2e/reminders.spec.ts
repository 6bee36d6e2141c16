import { expect, test } from './fixtures.ts';
import { inspectInBothThemes } from './layout-checks.ts';
import { linkFor } from './mail-outbox.ts';
import { addSubscriptions, buyPlan, inDays, signInAsNewUser } from './user.ts';

test('a user sees what will be sent, sends a test, and ends mail by its link and takes that back', async ({ page }) => {
  const user = await signInAsNewUser(page);
  await addSubscriptions(page.request, { name: 'Netflix', amount: 150, next_payment_date: inDays(9) });
  await page.goto('/dashboard/reminders');
  await expect(page.getByText('yalnızca doğrulanmış bir adrese')).toBeVisible();
  await page.goto(await linkFor(user.email, '/verify-email'));
  await expect(page.getByRole('status').first()).toContainText('doğrulandı');

  await page.goto('/dashboard/reminders');
  await expect(page.getByText(/^Netflix: .* yenileniyor/).first()).toBeVisible();
  await inspectInBothThemes(page, 'reminders');
  await page.getByLabel('Kaç gün önce').fill('7, 3, 1');
  await page.getByLabel('Kaç gün önce').press('Enter');
  await expect(page.getByText('7 gün önceden hatırlatma').first()).toBeVisible();
  await page.getByRole('button', { name: 'Deneme gönder' }).click();
  await expect(page.getByText('Deneme yolda')).toBeVisible();

  await page.goto(await linkFor(user.email, '/reminders/stop'));
  await expect(page.getByRole('status').first()).toContainText('Artık gönderilmeyecek: Yenilenmeler');
  expect(page.url()).not.toContain('token');
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect(page.getByRole('status').first()).toContainText('Yeniden gönderilecek: Yenilenmeler');
});

test('the question in a reminder is answered by its link without signing in, once', async ({ page, browser }) => {
  const user = await signInAsNewUser(page);
  await addSubscriptions(page.request, { name: 'Spor salonu', amount: 1200, next_payment_date: inDays(3) });
  await buyPlan(page, 'premium_monthly');
  await page.goto(await linkFor(user.email, '/verify-email'));
  await expect(page.getByRole('status').first()).toContainText('doğrulandı');
  await page.goto('/dashboard/reminders');
  await page.getByRole('button', { name: 'Deneme gönder' }).click();
  const link = await linkFor(user.email, '/check-in');

  const context = await browser.newContext();
  const signedOut = await context.newPage();
  await signedOut.goto(link);
  await expect(signedOut.getByText(/Spor salonu/)).toBeVisible();
  await inspectInBothThemes(signedOut, 'check-in-question');
  await signedOut.getByRole('button', { name: 'Hayır' }).click();
  await expect(signedOut.getByRole('status').first()).toContainText('Yanıtın: hayır');
  expect(signedOut.url()).not.toContain('token');
  await signedOut.goto('/');
  await signedOut.goto(link);
  await expect(signedOut.getByRole('alert')).toBeVisible();
  await context.close();

  await page.goto('/dashboard/unused');
  await expect(page.getByRole('button', { name: 'Hayır: Spor salonu' })).toHaveAttribute('aria-pressed', 'true');
});

test('notifications are switched on and off in a browser; refused or without their service they stay off', async ({
  page,
  context,
}) => {
  await context.addInitScript(standInForPushService);
  await signInAsNewUser(page);
  await page.goto('/dashboard/reminders');
  const push = page.getByRole('switch', { name: 'Bu tarayıcıda bildirim' });
  await push.click();
  await expect(page.getByText('Bildirimlere izin verilmedi')).toBeVisible();
  await expect(push).not.toBeChecked();

  await context.grantPermissions(['notifications']);
  await page.reload();
  await push.click();
  await expect(page.getByText('Bildirimler açılamadı')).toBeVisible();
  await expect(push).not.toBeChecked();

  await page.evaluate(() => sessionStorage.setItem('push-service', 'up'));
  await page.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(push).toBeChecked();
  await expect(push).toBeEnabled();
  const devices = async () => (await (await page.request.get('/api/reminders/settings')).json()).devices.length;
  expect(await devices()).toBe(1);
  await push.click();
  await expect.poll(devices).toBe(0);
  await expect(push).not.toBeChecked();
});

/** A private window, as of every test, has no push service. `api/src/modules/reminders/push.test.ts` tests the delivery. */
function standInForPushService() {
  let current: object | null = null;
  const encode = (bytes: ArrayBuffer | Uint8Array<ArrayBuffer>) =>
    btoa(String.fromCharCode(...new Uint8Array(bytes)))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
  const endpoint = `https://fcm.googleapis.com/fcm/send/${Math.random()}`;
  Object.assign(PushManager.prototype, {
    getSubscription: async () => current,
    subscribe: async () => {
      if (sessionStorage.getItem('push-service') !== 'up')
        throw new DOMException('Registration failed - push service not available', 'AbortError');
      const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
      const p256dh = encode(await crypto.subtle.exportKey('raw', pair.publicKey));
      const json = { endpoint, keys: { p256dh, auth: encode(crypto.getRandomValues(new Uint8Array(16))) } };
      const unsubscribe = async () => {
        current = null;
      };
      current = { endpoint, toJSON: () => json, unsubscribe };
      return current;
    },
  });
}

test('a link that is not whole ends nothing and says so', async ({ page }) => {
  await page.goto('/reminders/stop#token=01a20ef9-cfbc-73ed-964b-79855f57864d.all.x');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.goto('/check-in');
  await expect(page.getByRole('alert')).toHaveText('Bağlantı eksik');
  await inspectInBothThemes(page, 'check-in');
});
