import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { Router } from 'express';
import type { Call } from '#http/call.ts';
import { createFaults, type Fault } from '#http/fault-injection.ts';
import { createRequestLog } from '#http/request-log.ts';
import { type Answer, serveApi } from '#http/serve.ts';

type Day = { day: string; per_euro: Readonly<Record<string, string>> };

/** As published by the ECB. There are no rates for 26 December, a holiday. */
const recorded = readFileSync(new URL('recorded-days.xml', import.meta.url), 'utf8');
const hugeBytes = 30_000_000;

/**
 * Emulates the ECB's two files of reference rates: `eurofxref-daily.xml` and `eurofxref-hist-90d.xml`. Only tests use it:
 * rates in the product are real ones. It begins with five recorded days of December 2016.
 */
export function createEcbEmulator({ origin }: { origin: string }) {
  let days = readDays(recorded);
  /** The same rates, on a host of another name. */
  const otherHost = `${origin.replace('127.0.0.1', 'localhost')}/ecb/eurofxref-hist-90d.xml`;
  const faults = createFaults();
  const requests = createRequestLog();

  async function answer({ path, query }: Call): Promise<Answer> {
    const fault = faults.meet({ path, query });
    if (fault?.delay) await wait(fault.delay);
    const xml = path.endsWith('daily.xml') ? render(days.slice(0, 1), "'") : render(days, '"');
    const reply = (fault && replyTo(fault, otherHost)) ?? { status: 200, body: Buffer.from(xml) };
    return {
      ...{ units: 0, calls: 1, headers: { 'content-type': 'text/xml' } },
      ...reply,
      ...((fault?.name === 'cut' || fault?.name === 'half') && { failure: fault.name }),
    };
  }

  const routes = Router();
  const files = ['/eurofxref-daily.xml', '/eurofxref-hist-90d.xml'];
  routes.get(files, serveApi({ log: requests, answer, latency: () => 0 }));
  return {
    routes,
    faults,
    requests,
    /** Publishes the rates of a day, or replaces them. */
    publish(day: Day): void {
      days = [day, ...days.filter((other) => other.day !== day.day)].sort((a, b) => b.day.localeCompare(a.day));
    },
    environment: { RATES_URL: `${origin}/ecb` },
  };
}

function replyTo({ name }: Fault, otherHost: string): Pick<Answer, 'status' | 'headers' | 'body'> | undefined {
  switch (name) {
    case 'unavailable':
      return { status: 503 };
    case 'redirected':
      return { status: 302, headers: { location: otherHost } };
    case 'malformed':
      return { status: 200, body: Buffer.from('<html><body>Maintenance</body></html>') };
    case 'huge':
      return { status: 200, body: Buffer.alloc(hugeBytes, ' ') };
    default:
      return undefined;
  }
}

function readDays(xml: string): Day[] {
  return [...xml.matchAll(/<Cube time="([^"]+)">(.*?)<\/Cube>/g)].map(([, day = '', cubes = '']) => ({
    day,
    per_euro: Object.fromEntries(
      [...cubes.matchAll(/currency="(\w+)" rate="([\d.]+)"/g)].map(([, currency = '', rate = '']) => [currency, rate]),
    ),
  }));
}

/** At the ECB attributes have single quotes in the daily file, and double ones in that of 90 days. */
function render(days: Day[], quote: string): string {
  const cubes = days.map(({ day, per_euro }) => {
    const rates = Object.entries(per_euro).map(
      ([currency, rate]) => `\t\t\t<Cube currency=${quote}${currency}${quote} rate=${quote}${rate}${quote}/>`,
    );
    return [`\t\t<Cube time=${quote}${day}${quote}>`, ...rates, '\t\t</Cube>'].join('\n');
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
\t<gesmes:subject>Reference rates</gesmes:subject>
\t<gesmes:Sender>
\t\t<gesmes:name>European Central Bank</gesmes:name>
\t</gesmes:Sender>
\t<Cube>
${cubes.join('\n')}
\t</Cube>
</gesmes:Envelope>
`;
}
