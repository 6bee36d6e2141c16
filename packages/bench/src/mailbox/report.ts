import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { dovecotForTests } from '@kumbara/api/src/testing/dovecot.ts';
import { measuredWire } from '@kumbara/api/src/testing/measured-wire.ts';
import { findMissingRequirement } from '@kumbara/launcher/dovecot';
import type { ResultRow } from '#result-row.ts';
import { exponent } from '#statistics.ts';
import { fillMaildir } from './maildir.ts';
import {
  type Account,
  downloadEverything,
  openImapFlow,
  openProductMailbox,
  scanWithImapFlow,
  scanWithProduct,
} from './readers.ts';

const sizes = { quick: [1_000], full: [1_000, 10_000], large: [1_000, 10_000, 100_000] };
/** Larger mailboxes are not downloaded for comparison; their size on disk is used. */
const maxDownloaded = 10_000;
const distantMs = 50;

/** Steps of a few milliseconds are repeated this often; the median counts. */
const shortRepeats = 5;

const shareLimit = 0.05;
const rawLimit = 2;
const tripsLimit = 5;
const noNewMailLimitMs = 20;

type Cost = { bytes: number; trips: number; ms: number };
type Measured = {
  count: number;
  /** Local, and 50 ms away. */
  ours: [Cost, Cost];
  bare: [Cost, Cost];
  everything: number;
  opening: [Cost, Cost];
  noNewMail: [Cost, Cost];
  /** Of the planted mails: those whose headers make them candidates, and those that were lost. */
  detectable: number;
  lost: number;
  planted: number;
  fetched: number;
};

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(bytes < 1e7 ? 2 : 1)} MB`;
const time = (ms: number) => (ms < 1_000 ? `${ms.toFixed(ms < 100 ? 1 : 0)} ms` : `${(ms / 1_000).toFixed(1)} s`);
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const formatCost = ({ bytes, trips, ms }: Cost) => `${megabytes(bytes)}, ${trips} round trips, ${time(ms)}`;

type Wire = Awaited<ReturnType<typeof measuredWire>>;

async function measureCost<T>({ counted }: Wire, work: () => Promise<T>): Promise<Cost & { result: T }> {
  const before = { ...counted };
  const started = performance.now();
  const result = await work();
  const ms = performance.now() - started;
  const bytes = counted.bytesDown + counted.bytesUp - before.bytesDown - before.bytesUp;
  return { ms, bytes, trips: counted.roundTrips - before.roundTrips, result };
}

const middle = (costs: Cost[]) => costs.toSorted((one, other) => one.ms - other.ms)[costs.length >> 1] as Cost;

/** Measures the second of two runs, when the server has its files cached for either side. */
async function measureSecond<T>(work: () => Promise<T>): Promise<T> {
  await work();
  return work();
}

async function measureAt(port: number, account: Omit<Account, 'port'>, delayMs: number) {
  const wire = await measuredWire(port, delayMs / 2);
  const at = { ...account, port: wire.port };
  try {
    const first = await measureSecond(async () => {
      const mailbox = await openProductMailbox(at);
      const cost = await measureCost(wire, () => scanWithProduct(mailbox));
      await mailbox.close();
      return cost;
    });
    const { cursor, found, ids } = first.result;
    const openings: Cost[] = [];
    const scans: Cost[] = [];
    for (let i = 0; i < shortRepeats; i += 1) {
      const opening = await measureCost(wire, () => openProductMailbox(at));
      openings.push(opening);
      scans.push(await measureCost(wire, () => scanWithProduct(opening.result, cursor)));
      await opening.result.close();
    }
    const uids = ids.map((id) => id.split('.')[1]).join(',');
    const bare = await measureSecond(async () => {
      const client = await openImapFlow(at);
      const cost = await measureCost(wire, () => scanWithImapFlow(client, uids));
      await client.logout();
      return cost;
    });
    return { ours: first, bare, opening: middle(openings), noNewMail: middle(scans), found };
  } finally {
    await wire.end();
  }
}

async function measureEverything(port: number, account: Omit<Account, 'port'>): Promise<number> {
  const wire = await measuredWire(port);
  try {
    const client = await openImapFlow({ ...account, port: wire.port });
    const { bytes } = await measureCost(wire, () => downloadEverything(client));
    await client.logout();
    return bytes;
  } finally {
    await wire.end();
  }
}

/**
 * Opens the folder for writing, as any mail program does once. Before that, Dovecot re-reads the folder on every
 * STATUS.
 */
async function openForWriting(port: number, account: Omit<Account, 'port'>): Promise<void> {
  await sleep(2_000);
  const client = await openImapFlow({ ...account, port });
  await client.mailboxOpen('INBOX');
  await client.logout();
}

async function measureMailbox(dovecot: Awaited<ReturnType<typeof dovecotForTests>>, count: number): Promise<Measured> {
  const { email, password } = dovecot.aMailUser();
  const account = { email, password, server: 'localhost' };
  const planted = await fillMaildir(join(dovecot.mailDir, email), count, dovecot.changeOwner);
  await openForWriting(dovecot.port, account);
  const local = await measureAt(dovecot.port, account, 0);
  const distant = await measureAt(dovecot.port, account, distantMs);
  const found = new Set(distant.found);
  const detectable = [...planted.relevant].flatMap(([id, isCandidate]) => (isCandidate ? [id] : []));
  return {
    count,
    ours: [local.ours, distant.ours],
    bare: [local.bare, distant.bare],
    opening: [local.opening, distant.opening],
    noNewMail: [local.noNewMail, distant.noNewMail],
    everything: count > maxDownloaded ? planted.bytes : await measureEverything(dovecot.port, account),
    planted: planted.relevant.size,
    detectable: detectable.length,
    lost: detectable.filter((id) => !found.has(id)).length,
    fetched: distant.found.length / count,
  };
}

function createRows({ count, ours, bare, everything, opening, noNewMail, ...rest }: Measured): ResultRow[] {
  const [[local, distant], [bareLocal, bareDistant]] = [ours, bare];
  const of = `of ${count} mails`;
  const share = local.bytes / everything;
  const byteRatio = local.bytes / bareLocal.bytes;
  const trips = Math.max(...noNewMail.map((cost) => cost.trips));
  return [
    {
      name: `mailbox ${of}: bytes against a full download`,
      ours: `${megabytes(local.bytes)}, ${percent(rest.fetched)} of the mails fetched`,
      baseline: `everything ${megabytes(everything)}`,
      ratio: percent(share),
      target: '≤ 5 %',
      isMet: share <= shareLimit,
    },
    {
      name: `mailbox ${of}: local`,
      ours: formatCost(local),
      baseline: `imapflow ${formatCost(bareLocal)}`,
      ratio: `${byteRatio.toFixed(2)}× the bytes`,
      target: '≤ 2×',
      isMet: byteRatio <= rawLimit,
    },
    {
      name: `mailbox ${of}: ${distantMs} ms away`,
      ours: formatCost(distant),
      baseline: `imapflow ${formatCost(bareDistant)}`,
      ratio: `${(distant.ms / bareDistant.ms).toFixed(2)}× the time`,
    },
    {
      name: `mailbox ${of}: detectable mails lost`,
      ours: `${rest.lost} of ${rest.detectable}; ${rest.planted - rest.detectable} more are no candidates by their headers`,
      target: '0',
      isMet: rest.lost === 0,
    },
    {
      name: `mailbox ${of}: no new mail`,
      ours: `${trips} round trips, ${time(noNewMail[0].ms)}; at distance ${time(noNewMail[1].ms)}`,
      baseline: `opening ${opening[0].trips} round trips, ${time(opening[0].ms)}; at distance ${time(opening[1].ms)}`,
      target: '≤ 5, ≤ 20 ms local',
      isMet: trips <= tripsLimit && noNewMail[0].ms <= noNewMailLimitMs,
    },
  ];
}

function createGrowthRows(all: Measured[]): ResultRow[] {
  const [small, large] = all.slice(-2);
  if (!small || !large) return [];
  const grown = (cost: (one: Measured) => number) =>
    exponent({ size: small.count, cost: cost(small) }, { size: large.count, cost: cost(large) });
  const between = `from ${small.count} to ${large.count} mails`;
  const [bytes, ms] = [grown(({ ours }) => ours[0].bytes), grown(({ ours }) => ours[0].ms)];
  const flat = grown(({ noNewMail }) => noNewMail[0].ms);
  return [
    {
      name: `mailbox: growth ${between}`,
      ours: `bytes: size ^ ${bytes.toFixed(2)}, time: size ^ ${ms.toFixed(2)}`,
      target: '≤ 1.1',
      isMet: Math.max(bytes, ms) <= 1.1,
    },
    {
      name: `mailbox, no new mail: growth ${between}`,
      ours: `time: size ^ ${flat.toFixed(2)}`,
      target: '≤ 0.2',
      isMet: flat <= 0.2,
    },
  ];
}

/** Measures a mailbox scan on a local Dovecot against bare imapflow and against downloading everything. */
export async function measureMailboxes({ quick, large }: { quick: boolean; large: boolean }): Promise<ResultRow[]> {
  const missing = findMissingRequirement();
  if (missing) return [{ name: 'mailbox', ours: `not measured: ${missing}` }];
  const dovecot = await dovecotForTests();
  try {
    const all: Measured[] = [];
    for (const count of sizes[quick ? 'quick' : large ? 'large' : 'full'])
      all.push(await measureMailbox(dovecot, count));
    return [...all.flatMap(createRows), ...createGrowthRows(all)];
  } finally {
    await dovecot.end();
  }
}
