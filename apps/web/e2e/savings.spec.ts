import { expect, test } from './fixtures.ts';
import { addSubscriptions, buyPlan, inDays, signInAsNewUser } from './user.ts';

test('what is cancelled with the guide runs until a day, its letter can be written, and it appears in the savings', async ({
  page,
}) => {
  await signInAsNewUser(page);
  await addSubscriptions(page.request, {
    name: 'Netflix',
    amount: 200,
    commitment_ends_on: inDays(60),
    notice_days: 30,
  });
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Netflix', exact: true }).click();
  await page.getByRole('button', { name: 'İptal ettim' }).click();
  const guide = page.getByRole('dialog', { name: 'Netflix nasıl iptal edilir?' });
  await expect(guide.getByLabel('Kullanılabilecek son gün')).toHaveValue(inDays(60));
  await expect(guide).toContainText('Uzamaması için en geç');
  await guide.getByText('Türkiye’de yasal yol').click();
  await expect(guide).toContainText('tüketici hakem heyetine');

  await guide.getByRole('button', { name: 'İptal mektubu yaz' }).click();
  const letter = page.getByRole('dialog', { name: 'İptal bildirimi' });
  await letter.getByLabel('Sözleşme veya müşteri numarası').fill('TR-42');
  await expect(letter.getByLabel('Metin')).toHaveValue(/Netflix aboneliğimi.*TR-42[\s\S]*Ayşe Yılmaz/);
  await letter.getByLabel('Dil').selectOption('de');
  await expect(letter.getByLabel('Metin')).toHaveValue(/hiermit kündige ich meinen Vertrag Netflix/);
  await letter.getByLabel('Metin').fill('Mein eigener Text');
  await letter.getByLabel('Dil').selectOption('tr');
  await letter.getByLabel('Sözleşme veya müşteri numarası').fill('TR-43');
  await expect(letter.getByLabel('Metin')).toHaveValue('Mein eigener Text');
  await letter.getByRole('button', { name: 'Şablona dön' }).click();
  await expect(letter.getByLabel('Metin')).toHaveValue(/TR-43/);
  await letter.getByRole('button', { name: 'Kendi metnime dön' }).click();
  await expect(letter.getByLabel('Metin')).toHaveValue('Mein eigener Text');
  await letter.getByLabel('Metin').fill('Eine Zeile\n'.repeat(90));
  const printed = (await page.pdf()).toString('latin1');
  expect(printed.match(/\/Type\s*\/Page\b/g)?.length, 'pages').toBe(3);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'İptal ettim' }).click();
  await page.route('**/api/subscriptions/*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 422, json: { code: 'invalid_input' } })
      : route.continue(),
  );
  await guide.getByRole('button', { name: 'İptal ettim' }).click();
  await expect(guide.getByRole('alert')).toBeVisible();
  await page.unroute('**/api/subscriptions/*');
  await guide.getByRole('button', { name: 'İptal ettim' }).click();
  await expect(page.getByText('Abonelik iptal edildi')).toBeVisible();
  await expect(page.getByText(/tarihinde iptal ettin\. Hizmetin onay/)).toBeVisible();

  await page.goto('/dashboard/savings');
  await expect(page.getByRole('heading', { name: 'İptal ettiğin gerçekten bitti mi?' })).toBeVisible();
  await expect(page.getByText('Bitirdiğin abonelikler yılda ₺2.400,00 tutardı.')).toBeVisible();
  await expect(page.getByText('Bu sayılar uydurmadır')).toBeVisible();
  await buyPlan(page, 'premium_monthly');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Biten abonelikler' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Yılda ₺2.400,00 kalır');
  await expect(page.getByRole('link', { name: 'Netflix' })).toBeVisible();
});

test('a charge after the end is shown with its line, and the refund request is ready in seven languages', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAsNewUser(page);
  const sums = { promised: { TRY: 120 }, verified: { TRY: 60 }, lost: { TRY: 60 } };
  const terms = { name: 'Spotify', cancelled_on: '2026-08-01', ends_on: null };
  const subscription_id = '00000000-0000-4000-8000-000000000001';
  const entry = {
    ...{
      ...terms,
      id: subscription_id,
      subscription_id,
      currency: 'TRY',
      billing_cycle: 'monthly',
      billing_interval: 1,
    },
    ...{ reactivated_on: null, per_cycle: 60, next_due: '2026-11-12', promised: 120, verified: 60, lost: { TRY: 60 } },
    cycles: { passed: 2, verified: 1 },
  };
  const charge = { id: subscription_id, date: '2026-09-12', amount: 60, currency: 'TRY', source: 'statement' };
  let settlement: string | null = null;
  await page.route('**/api/savings/late-charges/*', (route) => {
    settlement = route.request().postDataJSON().settlement;
    return route.fulfill({ status: 204 });
  });
  await page.route('**/api/savings', (route) =>
    route.fulfill({
      json: {
        entries: [entry],
        totals: { ...sums, refunded: settlement ? { TRY: 60 } : {}, promised_per_year: { TRY: 720 } },
        late_charges: [{ ...terms, subscription_id, settlement, charge: { ...charge, text: 'SPOTIFY P1A2B3 60,00' } }],
        months: [
          { month: '2026-09', ...sums, verified: {} },
          { month: '2026-10', ...sums },
        ],
      },
    }),
  );
  await page.goto('/dashboard/savings');
  await expect(page.getByText('SPOTIFY P1A2B3 60,00')).toBeVisible();
  await page.getByText('Tablo olarak göster').click();
  await expect(page.getByRole('row', { name: /Ekim 2026/ })).toContainText('₺120,00');
  await page.getByRole('button', { name: 'İade iste: Spotify' }).click();
  const letter = page.getByRole('dialog', { name: 'İade iste' });
  for (const [code, words] of Object.entries({
    ...{ tr: 'rica ederim', en: 'Please refund', es: 'me devuelvan', fr: 'rembourser', de: 'erstatten' },
    ...{ it: 'rimborsare', pt: 'devolvam' },
  })) {
    await letter.getByLabel('Dil').selectOption(code);
    await expect(letter.getByLabel('Metin')).toHaveValue(new RegExp(words));
  }
  await letter.getByRole('button', { name: 'Metni kopyala' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Spotify');
  await page.keyboard.press('Escape');

  const outcome = page.getByLabel('Sonuç: Spotify');
  await outcome.selectOption('Param iade edildi');
  await expect(page.getByText('Bunun ₺60,00 kadarı iade edildi')).toBeVisible();
  await expect(page.getByRole('button', { name: 'İade iste: Spotify' })).toBeHidden();
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect(page.getByRole('button', { name: 'İade iste: Spotify' })).toBeVisible();
  await expect(outcome).toHaveValue('open');
});
