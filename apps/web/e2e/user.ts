import { type APIRequestContext, expect, type Page } from '@playwright/test';

export type TestUser = { name: string; email: string; password: string };

export const aTestUser = (): TestUser => ({
  name: 'Ayşe Yılmaz',
  email: `ayse-${crypto.randomUUID()}@example.com`,
  password: 'dört mevsim bir kumbara',
});

/** Creates an account through the sign-up dialog. */
export async function signUp(page: Page, user = aTestUser()): Promise<TestUser> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Ücretsiz başla' }).click();
  const modal = page.getByRole('dialog');
  await modal.getByRole('button', { name: 'Kayıt ol' }).click();
  await modal.getByLabel('Ad', { exact: true }).fill(user.name);
  await modal.getByLabel('E-posta').fill(user.email);
  await modal.getByLabel('Şifre').fill(user.password);
  await modal.getByRole('button', { name: 'Kayıt ol' }).click();
  await expect(page.getByText('Hesap oluşturuldu!')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  return user;
}

/** Creates an account through the API, for tests that are not about signing up. */
export async function signInAsNewUser(page: Page): Promise<TestUser> {
  const user = aTestUser();
  const answer = await page.request.post('/api/auth/signup', { data: user });
  expect(answer.status()).toBe(201);
  const { token } = await answer.json();
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
  return user;
}

/** Adds subscriptions for the user of the request context. */
export async function addSubscriptions(
  request: APIRequestContext,
  ...subscriptions: Record<string, unknown>[]
): Promise<void> {
  for (const one of subscriptions) {
    const answer = await request.post('/api/subscriptions', {
      data: { currency: 'TRY', billing_cycle: 'monthly', category: 'streaming', next_payment_date: inDays(9), ...one },
      headers: { 'Sec-Fetch-Site': 'same-origin' },
    });
    expect(answer.status()).toBe(201);
  }
}

/** The day so many days from today in the time zone of the tests' browser. */
export const inDays = (days: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul' }).format(Date.now() + days * 86_400_000);

/** Buys a plan on the hosted checkout of the Stripe emulator. */
export async function buyPlan(page: Page, package_id: 'premium_monthly' | 'pro_monthly'): Promise<void> {
  const headers = { 'Sec-Fetch-Site': 'same-origin' };
  const started = await page.request.post('/api/payments/checkout', { data: { package_id }, headers });
  expect(started.status()).toBe(200);
  const { url } = await started.json();
  await page.request.post(url, { form: { card: '4242424242424242' }, maxRedirects: 0 });
  const tier = async () => (await (await page.request.get('/api/user/subscription-info')).json()).tier;
  await expect.poll(tier, { timeout: 20_000 }).toBe(package_id.replace('_monthly', ''));
}
