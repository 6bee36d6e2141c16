import { connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inward } from '#testing/inward-addresses.ts';
import { createDialer, type Target, UnreachableError } from './dialer.ts';
import { isGlobalAddress } from './global-address.ts';

/** Outward, so that a guard that refuses everything does not pass. */
const outward = [
  ...['8.8.8.8', '1.1.1.1', '9.9.9.9', '193.140.0.1', '172.15.255.255', '172.32.0.1', '100.63.255.255', '100.128.0.1'],
  ...['11.0.0.1', '126.255.255.255', '128.0.0.1', '169.253.0.1', '192.167.0.1', '223.255.255.254', '198.20.0.1'],
  ...['2606:4700:4700::1111', '2a00:1450:4001::200e', '2400:cb00::1', '::ffff:8.8.8.8', '64:ff9b::808:808'],
];

let connections = 0;
const server = createServer((socket) => {
  connections += 1;
  socket.end();
});
let port = 0;
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  port = (server.address() as { port: number }).port;
});
afterAll(() => new Promise((done) => server.close(done)));

const dial = ({ address, port: to }: Target, signal: AbortSignal) =>
  new Promise<Socket>((done, fail) => {
    const socket = connect({ host: address, port: to, signal });
    socket.once('connect', () => done(socket));
    socket.once('error', fail);
  });
const quick = { earliestMs: 0, latestMs: 2_000 };

it('knows at least sixty ways inward', () => {
  expect(new Set(inward).size).toBeGreaterThanOrEqual(60);
});

describe('a host named by a user', () => {
  it.each(inward)('is not dialled when it leads inward: %s', async (host) => {
    const dialer = createDialer({ allowedPrivateHosts: [], ports: [port], ...quick }).for('ada');
    await expect(dialer.connect({ host, port }, dial)).rejects.toThrow(UnreachableError);
    expect(connections).toBe(0);
  });

  it.each(inward)('is not dialled when its name resolves inward as well: %s', async (address) => {
    const resolve = async () => [{ address: '8.8.8.8' }, { address }];
    const dialer = createDialer({ allowedPrivateHosts: [], ports: [port], resolve, ...quick }).for('ada');
    await expect(dialer.connect({ host: 'mail.example.com', port }, dial)).rejects.toThrow(UnreachableError);
    expect(connections).toBe(0);
  });

  it.each(outward)('is dialled at the checked address when that is public: %s', async (address) => {
    const resolve = async () => [{ address }];
    const dialer = createDialer({ allowedPrivateHosts: [], ports: [993], resolve, ...quick }).for('ada');
    const target = await dialer.connect({ host: 'Mail.Example.com', port: 993 }, async (checked) => checked);
    expect(target).toEqual({ address, port: 993, servername: 'mail.example.com' });
  });

  it('is resolved once: what it says later is not asked', async () => {
    const answers = [[{ address: '8.8.8.8' }], [{ address: '127.0.0.1' }]];
    const resolve = async () => answers.shift() ?? [];
    const dialer = createDialer({ allowedPrivateHosts: [], ports: [993], resolve, ...quick }).for('ada');
    const { address } = await dialer.connect({ host: 'rebind.example', port: 993 }, async (checked) => checked);
    expect(address).toBe('8.8.8.8');
    expect(answers).toHaveLength(1);
  });

  it('is reached on ports of the list only', async () => {
    const dialer = createDialer({ allowedPrivateHosts: [], ports: [143, 993], ...quick }).for('ada');
    const work = async (checked: Target) => checked;
    await expect(dialer.connect({ host: '8.8.8.8', port: 6379 }, work)).rejects.toThrow(UnreachableError);
    await expect(dialer.connect({ host: '8.8.8.8', port: 993 }, work)).resolves.toMatchObject({ address: '8.8.8.8' });
  });

  it('is reached inward where the operator allows this very pair of host and port', async () => {
    const dialer = createDialer({ allowedPrivateHosts: [`localhost:${port}`], ports: [993], ...quick }).for('ada');
    const socket = await dialer.connect({ host: 'localhost', port }, async ({ port: to }, signal) =>
      dial({ address: '127.0.0.1', port: to, servername: '' }, signal),
    );
    socket.destroy();
    expect(connections).toBe(1);
    connections = 0;
    await expect(dialer.connect({ host: '127.0.0.1', port }, dial)).rejects.toThrow(UnreachableError);
    await expect(dialer.connect({ host: 'localhost', port: port + 1 }, dial)).rejects.toThrow(UnreachableError);
    expect(connections).toBe(0);
  });
});

describe('what a failure tells', () => {
  const work = () => Promise.reject(new Error('ECONNREFUSED'));
  const elapsed = async (reached: Promise<unknown>) => {
    const started = performance.now();
    await expect(reached).rejects.toThrow(UnreachableError);
    return performance.now() - started;
  };

  it('comes no sooner than a fixed moment, whether closed or forbidden', async () => {
    const dialer = createDialer({ allowedPrivateHosts: [], ports: [993], earliestMs: 300, latestMs: 900 }).for('ada');
    expect(await elapsed(dialer.connect({ host: '8.8.8.8', port: 993 }, work))).toBeGreaterThan(290);
    expect(await elapsed(dialer.connect({ host: '127.0.0.1', port: 993 }, work))).toBeGreaterThan(290);
  });

  it('comes at the latest moment where nothing answers, and the work is told to stop', async () => {
    const dialer = createDialer({ allowedPrivateHosts: [], ports: [993], earliestMs: 50, latestMs: 200 }).for('ada');
    let refusal = false;
    const hanging = (_: Target, signal: AbortSignal) =>
      new Promise<never>(() => signal.addEventListener('abort', () => (refusal = true)));
    expect(await elapsed(dialer.connect({ host: '8.8.8.8', port: 993 }, hanging))).toBeLessThan(1_000);
    expect(refusal).toBe(true);
  });

  it('passes on what a server that answered has to say', async () => {
    const dialer = createDialer({ allowedPrivateHosts: [], ports: [993], ...quick }).for('ada');
    const refused = () => Promise.reject(new Error('wrong password'));
    await expect(dialer.connect({ host: '8.8.8.8', port: 993 }, refused, () => true)).rejects.toThrow('wrong password');
  });
});

it.each(['', 'example.com', '8.8.8', 'not an address', '::g'])('calls no text an address: "%s"', (text) => {
  expect(isGlobalAddress(text)).toBe(false);
});
