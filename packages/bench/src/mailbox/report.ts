import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { dovecotForTests } from '@kumbara/api/src/testing/dovecot.ts';
import { measuredWire } from '@kumbara/api/src/testing/measured-wire.ts';
import { whyNoDovecot } from '@kumbara/launcher/dovecot';
import type { Line } from '#result-row.ts';
import { exponent } from '#statistics.ts';
import { fillMaildir } from './maildir.ts';
import { type Account, openOurs, openRaw, readEverything, readOurs, readRaw } from './readers.ts';

const sizes = { quick: [1_000], full: [1_000, 10_000], large: [1_000, 10_000, 100_000] };
/** What is more than this is not downloaded for comparison; its size is added up. */
const mostDownloaded = 10_000;
const awayMs = 50;

/** What is over in milliseconds is done so often, and the one in the middle counts. */
const shortTimes = 5;

const shareLimit = 0.05;
const rawLimit = 2;
const tripsLimit = 5;
const nothingNewLimitMs = 20;

type Cost = { bytes: number; trips: number; ms: number };
type Measured = {
  count: number;
  /** Near, and 50 ms away. */
  ours: [Cost, Cost];
  raw: [Cost, Cost];
  everything: number;
  opening: [Cost, Cost];
  nothingNew: [Cost, Cost];
  /** Of the planted mails: those whose heads tell, and those that were read. */
  telling: number;
  lost: number;
  planted: number;
  fetched: number;
};

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(bytes < 1e7 ? 2 : 1)} MB`;
const time = (ms: number) => (ms < 1_000 ? `${ms.toFixed(ms < 100 ? 1 : 0)} ms` : `${(ms / 1_000).toFixed(1)} s`);
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const said = ({ bytes, trips, ms }: Cost) => `${megabytes(bytes)}, ${trips} round trips, ${time(ms)}`;

type Wire = Awaited<ReturnType<typeof measuredWire>>;

async function costOf<T>({ counted }: Wire, work: () => Promise<T>): Promise<Cost & { result: T }> {
  const before = { ...counted };
  const started = performance.now();
  const result = await work();
  const ms = performance.now() - started;
  const bytes = counted.bytesDown + counted.bytesUp - before.bytesDown - before.bytesUp;
  return { ms, bytes, trips: counted.roundTrips - before.roundTrips, result };
}

const middle = (costs: Cost[]) => costs.toSorted((one, other) => one.ms - other.ms)[costs.length >> 1] as Cost;

/** The second of two runs: the server has read its files by then, for whoever comes. */
async function again<T>(work: () => Promise<T>): Promise<T> {
  await work();
  return work();
}

async function measureAt(port: number, account: Omit<Account, 'port'>, delayMs: number) {
  const wire = await measuredWire(port, delayMs / 2);
  const at = { ...account, port: wire.port };
  try {
    const first = await again(async () => {
      const mailbox = await openOurs(at);
      const cost = await costOf(wire, () => readOurs(mailbox));
      await mailbox.close();
      return cost;
    });
    const { cursor, found, ids } = first.result;
    const openings: Cost[] = [];
    const looks: Cost[] = [];
    for (let i = 0; i < shortTimes; i += 1) {
      const opening = await costOf(wire, () => openOurs(at));
      openings.push(opening);
      looks.push(await costOf(wire, () => readOurs(opening.result, cursor)));
      await opening.result.close();
    }
    const uids = ids.map((id) => id.split('.')[1]).join(',');
    const raw = await again(async () => {
      const client = await openRaw(at);
      const cost = await costOf(wire, () => readRaw(client, uids));
      await client.logout();
      return cost;
    });
    return { ours: first, raw, opening: middle(openings), nothingNew: middle(looks), found };
  } finally {
    await wire.end();
  }
}

async function measureEverything(port: number, account: Omit<Account, 'port'>): Promise<number> {
  const wire = await measuredWire(port);
  try {
    const client = await openRaw({ ...account, port: wire.port });
    const { bytes } = await costOf(wire, () => readEverything(client));
    await client.logout();
    return bytes;
  } finally {
    await wire.end();
  }
}

/** What every mail program does one day: until then Dovecot reads the folder anew for whoever only asks. */
async function visit(port: number, account: Omit<Account, 'port'>): Promise<void> {
  await sleep(2_000);
  const client = await openRaw({ ...account, port });
  await client.mailboxOpen('INBOX');
  await client.logout();
}

async function measureMailbox(dovecot: Awaited<ReturnType<typeof dovecotForTests>>, count: number): Promise<Measured> {
  const { email, password } = dovecot.aMailUser();
  const account = { email, password, server: 'localhost' };
  const planted = await fillMaildir(join(dovecot.mailDir, email), count, dovecot.give);
  await visit(dovecot.port, account);
  const near = await measureAt(dovecot.port, account, 0);
  const far = await measureAt(dovecot.port, account, awayMs);
  const found = new Set(far.found);
  const telling = [...planted.relevant].flatMap(([id, isCandidate]) => (isCandidate ? [id] : []));
  return {
    count,
    ours: [near.ours, far.ours],
    raw: [near.raw, far.raw],
    opening: [near.opening, far.opening],
    nothingNew: [near.nothingNew, far.nothingNew],
    everything: count > mostDownloaded ? planted.bytes : await measureEverything(dovecot.port, account),
    planted: planted.relevant.size,
    telling: telling.length,
    lost: telling.filter((id) => !found.has(id)).length,
    fetched: far.found.length / count,
  };
}

function linesOf({ count, ours, raw, everything, opening, nothingNew, ...rest }: Measured): Line[] {
  const [[near, far], [rawNear, rawFar]] = [ours, raw];
  const of = `of ${count} mails`;
  const share = near.bytes / everything;
  const beside = near.bytes / rawNear.bytes;
  const trips = Math.max(...nothingNew.map((cost) => cost.trips));
  return [
    {
      work: `mailbox ${of}: bytes, beside all of it`,
      ours: `${megabytes(near.bytes)}, ${percent(rest.fetched)} of the mails fetched`,
      beside: `everything ${megabytes(everything)}`,
      ratio: percent(share),
      reach: '≤ 5 %',
      reached: share <= shareLimit,
    },
    {
      work: `mailbox ${of}: near`,
      ours: said(near),
      beside: `imapflow ${said(rawNear)}`,
      ratio: `${beside.toFixed(2)}× the bytes`,
      reach: '≤ 2×',
      reached: beside <= rawLimit,
    },
    {
      work: `mailbox ${of}: ${awayMs} ms away`,
      ours: said(far),
      beside: `imapflow ${said(rawFar)}`,
      ratio: `${(far.ms / rawFar.ms).toFixed(2)}× the time`,
    },
    {
      work: `mailbox ${of}: planted mails lost`,
      ours: `${rest.lost} of ${rest.telling}; ${rest.planted - rest.telling} more do not tell by their heads`,
      reach: '0',
      reached: rest.lost === 0,
    },
    {
      work: `mailbox ${of}: nothing new`,
      ours: `${trips} round trips, ${time(nothingNew[0].ms)}; away ${time(nothingNew[1].ms)}`,
      beside: `opening ${opening[0].trips} round trips, ${time(opening[0].ms)}; away ${time(opening[1].ms)}`,
      reach: '≤ 5, ≤ 20 ms near',
      reached: trips <= tripsLimit && nothingNew[0].ms <= nothingNewLimitMs,
    },
  ];
}

function growthLines(all: Measured[]): Line[] {
  const [small, large] = all.slice(-2);
  if (!small || !large) return [];
  const grown = (cost: (one: Measured) => number) =>
    exponent({ size: small.count, cost: cost(small) }, { size: large.count, cost: cost(large) });
  const between = `from ${small.count} to ${large.count} mails`;
  const [bytes, ms] = [grown(({ ours }) => ours[0].bytes), grown(({ ours }) => ours[0].ms)];
  const flat = grown(({ nothingNew }) => nothingNew[0].ms);
  return [
    {
      work: `mailbox: growth ${between}`,
      ours: `bytes: size ^ ${bytes.toFixed(2)}, time: size ^ ${ms.toFixed(2)}`,
      reach: '≤ 1.1',
      reached: Math.max(bytes, ms) <= 1.1,
    },
    {
      work: `mailbox, nothing new: growth ${between}`,
      ours: `time: size ^ ${flat.toFixed(2)}`,
      reach: '≤ 0.2',
      reached: flat <= 0.2,
    },
  ];
}

/** What a look over a mailbox on a real Dovecot costs beside bare imapflow and beside the download of everything. */
export async function mailboxLines({ quick, large }: { quick: boolean; large: boolean }): Promise<Line[]> {
  const missing = whyNoDovecot();
  if (missing) return [{ work: 'mailbox', ours: `not measured: ${missing}` }];
  const dovecot = await dovecotForTests();
  try {
    const all: Measured[] = [];
    for (const count of sizes[quick ? 'quick' : large ? 'large' : 'full'])
      all.push(await measureMailbox(dovecot, count));
    return [...all.flatMap(linesOf), ...growthLines(all)];
  } finally {
    await dovecot.end();
  }
}
