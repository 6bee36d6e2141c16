import { randomBytes } from 'node:crypto';
import { startEmulators } from '@kumbara/emulators';
import { type Random, randomRuns, seededRandom } from '@kumbara/samples';
import { afterAll, expect, it } from 'vitest';
import { createOneTimeCodes } from '#lib/one-time-codes.ts';
import { aBrowser, aGoogleUser, appOrigin } from '#testing/google.ts';
import { hashQuickly } from '#testing/quick-hashes.ts';
import { type Answer, anAddress, runApp } from '#testing/running-app.ts';

const emulators = await startEmulators({ appOrigins: [appOrigin] });
afterAll(() => emulators.close());
const app = runApp(emulators.environment);

/** `npm run test:long` lives more lives. */
const actions = 60;

hashQuickly();

/** Reference model: the expected state of an address after each step. */
type Address = {
  email: string;
  google: { id: string };
  account?: { id: string; password: string | undefined; isProven: boolean };
  passwords: string[];
  tokens: { token: string; stands: boolean }[];
  links: { code: string; stands: boolean }[];
};

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const standing = <T extends { stands: boolean }>(all: T[]) => all.filter(({ stands }) => stands);
function endAll(all: { stands: boolean }[], but?: { stands: boolean }) {
  for (const one of all) if (one !== but) one.stands = false;
}
const codes = () => createOneTimeCodes({ prisma: app.prisma, clock: () => new Date('2026-11-21T09:00:00Z') });
const aPassword = () => `parola ${randomBytes(6).toString('hex')}`;

/** Somebody signs up, whether the address is theirs or not. */
async function signUp(address: Address) {
  const password = aPassword();
  const { email } = address;
  const { status, body } = await app.request('POST', '/auth/signup', {
    body: { email, password, name: 'Kim' },
    headers: { 'x-forwarded-for': anAddress() },
  });
  expect(status).toBe(address.account ? 409 : 201);
  if (status !== 201) return;
  address.account = { id: body.user.id, password, isProven: false };
  address.passwords.push(password);
  address.tokens.push({ token: body.token, stands: true });
}

async function logIn(address: Address, random: Random) {
  if (address.passwords.length === 0) return;
  const password = random.chance(0.6) ? (address.account?.password ?? 'none') : random.pick(address.passwords);
  const { status, body } = await app.request('POST', '/auth/login', { body: { email: address.email, password } });
  expect(status).toBe(address.account && address.account.password === password ? 200 : 401);
  if (status === 200) address.tokens.push({ token: body.token, stands: true });
}

async function changePassword(address: Address, random: Random) {
  const [held] = random.sample(standing(address.tokens), 1);
  if (!held || !address.account) return;
  // Without a password, a fresh session is enough.
  const isRight = address.account.password === undefined || random.chance(0.7);
  const { status } = await setPassword(held.token, isRight ? address.account.password : 'not this one', address);
  if (!isRight) return expect(status).toBe(422);
  expect(status).toBe(204);
  endAll(address.tokens, held);
  endAll(address.links);
}

async function setPassword(token: string, current_password: string | undefined, address: Address): Promise<Answer> {
  const password = aPassword();
  const body = { password, ...(current_password !== undefined && { current_password }) };
  const answer = await app.request('POST', '/auth/password/change', { headers: bearer(token), body });
  if (answer.status === 204 && address.account) address.account.password = password;
  address.passwords.push(password);
  return answer;
}

async function askForLink(address: Address) {
  if (!address.account) return;
  // As the mail's job makes it.
  const code = await codes().issue({ userId: address.account.id, purpose: 'reset_password', seconds: 3600 });
  address.links.push({ code, stands: true });
}

async function followLink(address: Address, random: Random) {
  if (address.links.length === 0) return;
  const link = random.pick(address.links);
  const password = aPassword();
  const { status, body } = await app.request('POST', '/auth/password/reset', { body: { token: link.code, password } });
  expect(status).toBe(link.stands ? 200 : 422);
  address.passwords.push(password);
  if (status !== 200 || !address.account) return;
  // The name of an account whose address was never proven is replaced.
  if (!address.account.isProven) expect(body.user.name).not.toBe('Kim');
  Object.assign(address.account, { password, isProven: true });
  endAll(address.tokens);
  endAll(address.links);
  address.tokens.push({ token: body.token, stands: true });
}

/** Somebody presses the link that confirms the address: the owner of the account, or of the mailbox alone. */
async function confirmAddress(address: Address, random: Random) {
  if (!address.account) return;
  const { id, password } = address.account;
  const token = await codes().issue({ userId: id, purpose: 'verify_email', seconds: 3600 });
  const held = random.chance(0.5) ? random.sample(address.tokens, 1)[0] : undefined;
  const typed = random.chance(0.5) ? (random.chance(0.5) ? password : 'not this one') : undefined;
  const { status } = await app.request('POST', '/auth/email/verify', {
    ...(held && { headers: bearer(held.token) }),
    body: { token, password: typed },
  });
  const isHis = held?.stands || (typed !== undefined && typed === password);
  expect(status).toBe(isHis ? 204 : 422);
  if (isHis) address.account.isProven = true;
}

/** The owner of the address comes through Google. */
async function comeThroughGoogle(address: Address) {
  const { status, body } = await aBrowser(app).signIn(address.google);
  expect(status).toBe(200);
  expect(body.user.email).toBe(address.email);
  if (address.account && !address.account.isProven) {
    address.account.password = undefined;
    endAll(address.tokens);
    endAll(address.links);
  }
  if (address.account) expect(body.user.id).toBe(address.account.id);
  address.account = { password: undefined, ...address.account, id: body.user.id, isProven: true };
  address.tokens.push({ token: body.token, stands: true });
}

async function signOut(address: Address, random: Random) {
  const [held] = random.sample(address.tokens, 1);
  if (!held) return;
  const { status } = await app.request('POST', '/auth/logout', { headers: bearer(held.token), body: {} });
  expect(status).toBe(held.stands ? 204 : 401);
  held.stands = false;
}

async function deleteAccount(address: Address, random: Random) {
  const [held] = random.sample(standing(address.tokens), 1);
  if (!held || !address.account || random.chance(0.5)) return;
  const { password } = address.account;
  const { status } = await app.request('DELETE', '/account', { headers: bearer(held.token), body: { password } });
  expect(status).toBe(204);
  address.account = undefined;
  endAll(address.tokens);
  endAll(address.links);
}

async function checkPromises(addresses: Address[], random: Random) {
  for (const { email, account, tokens, passwords } of addresses) {
    for (const { token, stands } of tokens) {
      const { status, body } = await app.request('GET', '/auth/me', { headers: bearer(token) });
      expect(status, 'a session').toBe(stands ? 200 : 401);
      if (stands) expect(body).toMatchObject({ id: account?.id, email, email_verified: account?.isProven });
    }
    const old = passwords.filter((password) => password !== account?.password);
    if (old.length === 0) continue;
    const { status } = await app.request('POST', '/auth/login', {
      body: { email, password: random.pick(old) },
      headers: { 'x-forwarded-for': anAddress() },
    });
    expect(status, 'an old password').toBe(401);
  }
  const { rows } = await app.container.pool.query('SELECT FROM users GROUP BY lower(email) HAVING count(*) > 1');
  expect(rows, 'an address with two accounts').toEqual([]);
  await app.prisma.rateLimit.deleteMany();
}

const deeds = [
  ...[signUp, logIn, logIn, changePassword, askForLink, askForLink, followLink, followLink],
  ...[confirmAddress, comeThroughGoogle, signOut, deleteAccount],
];

it.each(Array.from({ length: randomRuns }, (_, n) => `life-${n + 1}`))(
  'an account holds its promises whatever happens in whatever order: %s',
  async (seed) => {
    const random = seededRandom(seed);
    const addresses: Address[] = ['a', 'b'].map((name) => {
      const email = `${seed}-${name}@gmail.example`;
      const google = aGoogleUser(emulators, { email });
      return { email, google, passwords: [], tokens: [], links: [] };
    });
    const done = new Set<string>();
    for (let action = 0; action < actions; action += 1) {
      const deed = random.pick(deeds);
      done.add(deed.name);
      await deed(random.pick(addresses), random);
      await checkPromises(addresses, random);
    }
    expect(done.size).toBeGreaterThanOrEqual(7);
  },
  60_000,
);
