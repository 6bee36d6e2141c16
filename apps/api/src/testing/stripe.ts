import { type Emulators, startEmulators } from '@kumbara/emulators';
import { openBrowser, type Page } from '@kumbara/emulators/browser';
import type { PackageId } from '@kumbara/shared';
import { afterAll, beforeAll } from 'vitest';
import { type RunningApp, runApp, startOfTime, type TestUser } from './running-app.ts';

export const appOrigin = 'http://localhost:3000';
export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  confirmed: '4000002500003155',
  failsLater: '4000000000000341',
} as const;
export const day = 86_400;

const isBack = ({ origin }: URL) => origin === appOrigin;

/** The running app with the Stripe emulator. Events wait until a test delivers them. */
export async function runShop(environment: Record<string, string> = {}) {
  const emulators: Emulators = await startEmulators({ appOrigins: [appOrigin], providers: ['stripe'] });
  const { stripe } = emulators;
  stripe.settings.held = true;
  stripe.clock.set(Date.parse(startOfTime) / 1000);
  const app: RunningApp = runApp({ ...emulators.environment, ...environment });
  beforeAll(() => {
    stripe.settings.webhookUrl = `${app.origin}/api/payments/webhook`;
  });
  afterAll(() => emulators.close());

  const checkout = (as: TestUser, package_id: PackageId = 'premium_monthly', body: object = {}) =>
    app.request('POST', '/payments/checkout', { as, body: { package_id, origin_url: appOrigin, ...body } });
  const change = (as: TestUser, package_id: PackageId) => checkout(as, package_id, { change: true });
  const status = (as: TestUser, sessionId: string) => app.request('GET', `/payments/status/${sessionId}`, { as });
  const tierOf = async (as: TestUser): Promise<string> => (await app.request('GET', '/auth/me', { as })).body.tier;
  const customerOf = async ({ id }: TestUser): Promise<string> =>
    (await app.prisma.billingCustomer.findUniqueOrThrow({ where: { user_id: id } })).customer_id;
  const eventsOf = (customerId: string) =>
    stripe.events.all().filter(({ data }) => JSON.stringify(data).includes(customerId));

  /** Pays on the hosted page. @returns the address it redirects to */
  async function pay(url: string, card: string = cards.good): Promise<Page> {
    const browser = openBrowser();
    return browser.press(await browser.visit(url), 'card', card, isBack);
  }

  return {
    app,
    stripe,
    environment: emulators.environment,
    checkout,
    change,
    status,
    pay,
    tierOf,
    customerOf,
    eventsOf,
    /** Delivers all pending events of a user, in order. */
    async deliverAll(as: TestUser): Promise<void> {
      for (const { id } of eventsOf(await customerOf(as))) await stripe.events.deliver(id);
    },
    /** A user who has paid, before the app receives the event. */
    async aBuyer(package_id: PackageId = 'premium_monthly', card: string = cards.good) {
      const user = await app.aUser();
      const { body } = await checkout(user, package_id);
      const { url } = await pay(body.url, card);
      return { user, sessionId: body.session_id as string, back: url };
    },
    /** Advances both clocks. */
    passDays(days: number): void {
      stripe.advance(days * day);
      app.passTime(days * day);
    },
  };
}
