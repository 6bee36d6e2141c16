import { expect, it } from 'vitest';
import { confirmCancelled } from '#modules/detections/cancel-by-mail.ts';
import { runApp, type TestUser } from '#testing/running-app.ts';

const app = runApp();
const day = (text: string) => new Date(`${text}T00:00:00Z`);
const confirmationOf = async (as: TestUser, id: string) =>
  (await app.request('GET', `/subscriptions/${id}`, { as })).body.cancel_confirmation;
const scanned = (user: TestUser, today: string) =>
  app.prisma.$transaction((tx) => confirmCancelled(tx, user.id, today));

async function aCancelled() {
  app.setToday('2026-11-24');
  const user = await app.aUser();
  const { id } = await app.add(user, { name: 'Netflix' });
  const body = { status: 'cancelled', ends_on: '2026-12-04' };
  await app.request('PUT', `/subscriptions/${id}`, { as: user, body });
  return { user, id };
}
const aMail = ({ id: user_id }: TestUser, reason: string) =>
  app.prisma.mailCancellation.create({
    data: {
      ...{ user_id, email_id: `<${reason}@x>`, service_name: 'Netflix', service_id: 'netflix', automatic: false },
      ...{ reason, date: day('2026-11-25'), evidence: 'Your membership is cancelled' },
    },
  });

it('finds the mail that confirms what the user cancelled, and takes no unproven one for it', async () => {
  const { user, id } = await aCancelled();
  expect(await confirmationOf(user, id)).toEqual({ state: 'expected', date: '2026-11-24' });
  await aMail(user, 'not_authenticated');
  await scanned(user, '2026-11-26');
  expect(await confirmationOf(user, id)).toEqual({ state: 'expected', date: '2026-11-24' });
  await aMail(user, 'proven');
  await scanned(user, '2026-11-27');
  app.setToday('2027-01-20');
  expect(await confirmationOf(user, id)).toEqual({
    ...{ state: 'confirmed', date: '2026-11-25', text: 'Your membership is cancelled' },
  });
});

it('says that none came once a scan after seven days found none, and nothing without a scan', async () => {
  const { user, id } = await aCancelled();
  app.setToday('2026-12-02');
  expect(await confirmationOf(user, id)).toBeNull();
  await scanned(user, '2026-12-02');
  expect(await confirmationOf(user, id)).toEqual({ state: 'missing', date: '2026-11-24' });
  await app.request('PUT', `/subscriptions/${id}`, { as: user, body: { status: 'active' } });
  expect(await confirmationOf(user, id)).toBeNull();
});
