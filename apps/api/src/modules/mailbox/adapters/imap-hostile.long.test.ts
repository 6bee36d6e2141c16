import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { compiled } from '#testing/running-process.ts';
import { mails, type Script, scriptedImap } from '#testing/scripted-imap.ts';
import { makeCertificates } from '#testing/test-certificates.ts';

const program = fileURLToPath(import.meta.resolve('#testing/read-mailbox.ts'));
const kilobyte = 'x'.repeat(1_000);
const megabyte = Buffer.alloc(1_000_000, 'x');

type Outcome = { mails: number; error?: string; kind?: string; ms: number; megabytes: number };
type Case = [what: string, script: Script, expected: Partial<Outcome>];

const unreachable = { error: 'UnreachableError' };
const retry = { error: 'MailboxError', kind: 'retry' };
const refused = { error: 'MailboxError', kind: 'refused' };
const never = () => {};

const certificates = makeCertificates();
const folder = mkdtempSync(join(tmpdir(), 'kumbara-hostile-'));
writeFileSync(join(folder, 'ca.pem'), certificates.authority);
afterAll(() => {
  certificates.end();
  rmSync(folder, { recursive: true });
});

/** The address of a mailbox, and the port of its account. */
type Place = { port: number; named: number };

/** Reads mailboxes in another process and reports the result and cost of each. */
function read(...places: Place[]): Promise<Outcome[]> {
  return new Promise((done, fail) => {
    const env = { PATH: process.env.PATH, NODE_EXTRA_CA_CERTS: join(folder, 'ca.pem'), ...compiled };
    const child = spawn(process.execPath, [program, ...places.map(({ port, named }) => `${port}:${named}`)], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
    child.once('error', fail);
    child.once('exit', () => {
      try {
        done(JSON.parse(output));
      } catch {
        fail(new Error(output));
      }
    });
  });
}

type Heard = Outcome & { heard: string[] };

async function readFromAll(scripts: Script[], named = 993): Promise<Heard[]> {
  const start = (script: Script) => scriptedImap(script, certificates.issue('DNS:localhost'), named === 143);
  const servers = await Promise.all(scripts.map(start));
  try {
    const outcomes = await read(...servers.map(({ port }) => ({ port, named })));
    return outcomes.map((outcome, i) => ({ ...outcome, heard: servers[i]?.heard ?? [] }));
  } finally {
    await Promise.all(servers.map(({ end }) => end()));
  }
}
const readFrom = async (script: Script, named?: number) => (await readFromAll([script], named))[0] as Heard;

/** Started together and in parallel with the tests before, because most of them only wait. */
function readAtOnce(cases: Case[], named?: number): (what: string) => Promise<Heard | undefined> {
  const outcomes = readFromAll(
    cases.map(([, script]) => script),
    named,
  );
  return async (what) => (await outcomes)[cases.findIndex(([each]) => each === what)];
}

function expectToEndWell(outcome: Outcome | undefined, expected: Partial<Outcome>) {
  expect(outcome).toMatchObject(expected);
  expect(outcome?.ms).toBeLessThan(30_000);
  expect(outcome?.megabytes).toBeLessThan(100);
}

const fetchOf = (uid: number, size: number) =>
  `* 1 FETCH (UID ${uid} INTERNALDATE "05-Jan-2026 10:00:00 +0000" BODY[HEADER.FIELDS (FROM)] {${size}}\r\n`;

it('reads an honest server with the same program', { timeout: 60_000 }, async () => {
  expectToEndWell(await readFrom({}), { mails });
  expectToEndWell(await readFrom({}, 143), { mails });
});

it('reads a server that knows nothing but the bare protocol', { timeout: 60_000 }, async () => {
  const search: Script['search'] = (wire, tag) => wire.send(`* SEARCH 1 3 2\r\n${tag} OK found\r\n`);
  expectToEndWell(await readFrom({ capabilities: 'IMAP4rev1', search }), { mails });
});

describe('a server that sends without end', () => {
  const cases: Case[] = [
    ['a greeting that is one line', { greeting: (wire) => wire.flood(() => megabyte) }, unreachable],
    ['greetings', { greeting: (wire) => wire.flood(() => `* OK ${kilobyte}\r\n`) }, unreachable],
    ['abilities', { capability: (wire) => wire.flood(() => `* CAPABILITY ${kilobyte}\r\n`) }, unreachable],
    ['invitations to go on with the login', { login: (wire) => wire.flood(() => '+ \r\n') }, unreachable],
    ['folders', { list: (wire) => wire.flood((i) => `* LIST () "/" "folder ${i}"\r\n`) }, refused],
    ['numbers of mails', { search: (wire) => wire.flood((i) => `* SEARCH ${'7 '.repeat(500)}${i + 1}\r\n`) }, refused],
    [
      'numbers of mails on one line',
      { search: (wire) => wire.send('* SEARCH').then(() => wire.flood((i) => ` ${i + 1}`)) },
      refused,
    ],
    [
      'a literal of 100 MB',
      { heads: (wire) => wire.send(fetchOf(1, 100_000_000)).then(() => wire.flood(() => megabyte)) },
      refused,
    ],
    [
      'literals of a megabyte',
      { heads: (wire) => wire.flood(() => `${fetchOf(1, 1_000_000)}${megabyte})\r\n`) },
      refused,
    ],
    [
      'a literal of a megabyte where a piece was asked for',
      { part: (wire) => wire.flood((i) => `* 1 FETCH (UID ${(i % 3) + 1} BODY[1]<0> {1000000}\r\n${megabyte})\r\n`) },
      refused,
    ],
    [
      'mails that nobody asked for',
      { heads: (wire) => wire.flood((i) => `${fetchOf(i + 9, 1_000)}${kilobyte})\r\n`) },
      refused,
    ],
    [
      // On a busy machine, short lines may reach the time limit first.
      'news of the folder',
      { heads: (wire) => wire.flood((i) => `* ${i + 1} EXISTS\r\n* ${i + 1} EXPUNGE\r\n`) },
      { error: 'MailboxError' },
    ],
    [
      'parts of one mail',
      {
        structure: (wire) =>
          wire
            .send('* 1 FETCH (UID 1 BODYSTRUCTURE (')
            .then(() => wire.flood(() => '("TEXT" "PLAIN" NIL NIL NIL "7BIT" 5 1)')),
      },
      refused,
    ],
    [
      'parts inside of parts',
      {
        structure: (wire) =>
          wire.send('* 1 FETCH (UID 1 BODYSTRUCTURE ').then(() => wire.flood(() => '('.repeat(1_000))),
      },
      refused,
    ],
    [
      'answers to commands that nobody gave',
      { search: (wire) => wire.flood((i) => `Z${i} OK done ${kilobyte}\r\n`) },
      refused,
    ],
    ['words that are no answer', { status: (wire) => wire.flood(() => `\x00)(*&^%$ ${kilobyte}\r\n`) }, refused],
  ];
  const waiting = cases.filter(([, , expected]) => expected === unreachable);
  const outcomeOf = readAtOnce(waiting);
  it.each(cases)('%s', { timeout: 60_000 }, async (what, script, expected) => {
    expectToEndWell((await outcomeOf(what)) ?? (await readFrom(script)), expected);
  });
});

describe('a server with impossible answers', () => {
  const cases: Case[] = [
    [
      'something else than IMAP',
      { greeting: (wire) => wire.send('HTTP/1.1 400 Bad Request\r\n\r\n').then(wire.end) },
      unreachable,
    ],
    ['goodbye at once', { greeting: (wire) => wire.send('* BYE full\r\n') }, unreachable],
    [
      'four thousand million mails',
      { search: (wire, tag) => wire.send(`* ESEARCH (TAG "${tag}") UID ALL 1:4294967295\r\n${tag} OK\r\n`) },
      refused,
    ],
    [
      'mails without numbers',
      { search: (wire, tag) => wire.send(`* ESEARCH (TAG "${tag}") UID COUNT 3 ALL 0:-5,x\r\n${tag} OK\r\n`) },
      refused,
    ],
    [
      'a folder without a number',
      { status: (wire, tag) => wire.send(`* STATUS INBOX (UIDNEXT 1e400)\r\n${tag} OK\r\n`) },
      refused,
    ],
    [
      'an answer to the next command',
      {
        search: (wire, tag) =>
          wire.send(`${(Number.parseInt(tag, 16) + 1).toString(16).toUpperCase()} OK\r\n${tag} BAD\r\n`),
      },
      refused,
    ],
    ['nothing of what was asked', { heads: (wire, tag) => wire.send(`${tag} OK fetched\r\n`) }, { mails: 0 }],
    [
      'goodbye between two commands',
      {
        examine: (wire, tag) => wire.send(`* 3 EXISTS\r\n* OK [UIDVALIDITY 7] ok\r\n${tag} OK open\r\n* BYE later\r\n`),
      },
      retry,
    ],
    [
      'goodbye before the heads',
      {
        search: (wire, tag) =>
          wire.send(`* ESEARCH (TAG "${tag}") UID COUNT 3 ALL 1:3\r\n${tag} OK found\r\n* BYE later\r\n`),
      },
      retry,
    ],
    ['goodbye in the middle', { heads: (wire) => wire.send('* BYE maintenance\r\n').then(wire.end) }, retry],
    ['nothing and hangs up', { part: (wire) => wire.end() }, retry],
    ['that it is busy', { search: (wire, tag) => wire.send(`${tag} NO [INUSE] later\r\n`) }, retry],
    [
      'that the password is old',
      { status: (wire, tag) => wire.send(`${tag} NO [EXPIRED] renew\r\n`) },
      { kind: 'reconnect' },
    ],
    [
      'that it is busy, to a right password',
      { login: (wire, tag) => wire.send(`${tag} NO [UNAVAILABLE] later\r\n`) },
      retry,
    ],
    [
      'that there are too many of us',
      { login: (wire, tag) => wire.send(`${tag} NO [ALERT] Too many simultaneous connections\r\n`) },
      retry,
    ],
    ['no to the password', { login: (wire, tag) => wire.send(`${tag} NO no\r\n`) }, { kind: 'reconnect' }],
    ['no to everybody', { login: (wire, tag) => wire.send(`${tag} NO [CONTACTADMIN] no\r\n`) }, refused],
    ['nothing to a password, and hangs up', { login: (wire) => wire.end() }, unreachable],
  ];
  const outcomeOf = readAtOnce(cases);
  it.each(cases)('%s', { timeout: 60_000 }, async (what, _, expected) =>
    expectToEndWell(await outcomeOf(what), expected),
  );
});

describe('a server that is slow', () => {
  const drops = (wire: { drip(text: string): Promise<void> }) => wire.drip('* OK still here\r\n');
  const whole = async (wire: Parameters<NonNullable<Script['heads']>>[0]) => {
    for (; !wire.isOver(); await new Promise((done) => setTimeout(done, 500))) await wire.send('* OK still here\r\n');
  };
  const cases: Case[] = [
    ['says nothing', { greeting: never }, unreachable],
    ['greets at one letter a second', { greeting: (wire) => wire.drip(kilobyte) }, unreachable],
    ['never answers the login', { login: never }, unreachable],
    ['drips during the login', { login: drops }, unreachable],
    ['never lists folders', { list: never }, retry],
    ['drips while it searches', { search: drops }, retry],
    ['keeps us waiting with whole lines', { heads: whole }, retry],
    ['drips a literal', { heads: (wire) => wire.send(fetchOf(1, 5_000)).then(() => wire.drip(kilobyte)) }, retry],
    ['never sends the part', { part: never }, retry],
    [
      'wants to be left alone for a month',
      {
        search: (wire, tag) =>
          wire.send(`${tag} BAD Request is throttled. Suggested Backoff Time: 2592000000 milliseconds\r\n`),
      },
      retry,
    ],
  ];
  const outcomeOf = readAtOnce(cases);
  it.each(cases)('%s', { timeout: 60_000 }, async (what, _, expected) =>
    expectToEndWell(await outcomeOf(what), expected),
  );
});

describe('an attacker on the wire', () => {
  const secret = Buffer.from('\0ada@example.com\0secret').toString('base64');
  const cases: Case[] = [
    ['takes STARTTLS out', { capabilities: 'IMAP4rev1 AUTH=PLAIN' }, unreachable],
    ['refuses STARTTLS', { starttls: (wire, tag) => wire.send(`${tag} NO not today\r\n`) }, unreachable],
    [
      'says that we are in already',
      {
        greeting: (wire) => wire.send('* PREAUTH welcome\r\n'),
        starttls: (wire, tag) => wire.send(`${tag} BAD in already\r\n`),
      },
      unreachable,
    ],
    [
      'slips words in before TLS begins',
      { starttls: (wire, tag) => wire.send(`${tag} OK go\r\n* CAPABILITY IMAP4rev1 AUTH=PLAIN\r\n`) },
      unreachable,
    ],
    [
      'answers the login before TLS',
      { starttls: (wire, tag) => wire.send(`${tag} OK go\r\n${Number.parseInt(tag, 16) + 2} OK in\r\n`) },
      unreachable,
    ],
    ['never begins TLS', { starttls: (wire, tag) => wire.send(`${tag} OK go\r\n`) }, unreachable],
    [
      'sends noise for TLS',
      { starttls: (wire, tag) => wire.send(`${tag} OK go\r\n`).then(() => wire.flood(() => megabyte)) },
      unreachable,
    ],
  ];
  const outcomeOf = readAtOnce(cases, 143);
  it.each(cases)('%s, and never hears the password', { timeout: 60_000 }, async (what, _, expected) => {
    const { heard, ...outcome } = (await outcomeOf(what)) as Heard;
    expectToEndWell(outcome, expected);
    expect(heard.length).toBeGreaterThan(0);
    expect(heard.join('\n')).not.toMatch(/secret/);
    expect(heard.join('\n')).not.toContain(secret);
  });

  async function readWithCertificateOfAnother() {
    const others = makeCertificates();
    const certificate = others.issue('DNS:localhost');
    const start = async (named: number) => ({ ...(await scriptedImap({}, certificate, named === 143)), named });
    const servers = await Promise.all([993, 143].map(start));
    const outcomes = await read(...servers);
    for (const { end } of servers) await end();
    others.end();
    return { outcomes, heard: servers.flatMap(({ heard }) => heard) };
  }
  const withCertificateOfAnother = readWithCertificateOfAnother();
  it('has a certificate of its own', { timeout: 60_000 }, async () => {
    const { outcomes, heard } = await withCertificateOfAnother;
    expect(outcomes).toHaveLength(2);
    for (const outcome of outcomes) expectToEndWell(outcome, unreachable);
    expect(heard.join('\n')).not.toMatch(/secret/);
  });

  async function readWithoutTls() {
    const server = createServer((socket) => socket.on('error', () => {}).resume());
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const [outcome] = await read({ port: (server.address() as { port: number }).port, named: 993 });
    server.close();
    return outcome;
  }
  const withoutTls = readWithoutTls();
  it('takes the connection and never begins TLS', { timeout: 60_000 }, async () =>
    expectToEndWell(await withoutTls, unreachable),
  );
});
