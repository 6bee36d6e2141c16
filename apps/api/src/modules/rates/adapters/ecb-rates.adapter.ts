import type { Rates } from '@kumbara/shared';
import { SaxesParser } from 'saxes';
import { z } from 'zod';
import { type RateFile, type RateSource, RatesError } from './rate-source.ts';

const fileNames: Record<RateFile, string> = {
  daily: 'eurofxref-daily.xml',
  'last-90-days': 'eurofxref-hist-90d.xml',
};

/** The 90-day file has about 80 KB. */
const maxBytes = 2_000_000;

const daysSchema = z
  .array(
    z.object({
      day: z.iso.date(),
      per_euro: z
        .record(
          z.string().regex(/^[A-Z]{3}$/),
          // As many digits as the column has.
          z
            .string()
            .regex(/^\d{1,10}(\.\d{1,8})?$/)
            .refine((rate) => Number(rate) > 0),
        )
        .refine((rates) => Object.keys(rates).length > 0),
    }),
  )
  .min(1);

/**
 * Reads the reference rates of the European Central Bank. No redirects are followed.
 * @param url the address below which the files are
 */
export function createEcbRates({ url, timeoutMs = 15_000 }: { url: string; timeoutMs?: number }): RateSource {
  return {
    async read(file) {
      const text = await download(`${url.replace(/\/$/, '')}/${fileNames[file]}`, AbortSignal.timeout(timeoutMs));
      return parseDays(text);
    },
  };
}

async function download(address: string, signal: AbortSignal): Promise<string> {
  try {
    const answer = await fetch(address, {
      redirect: 'error',
      signal,
      headers: { accept: 'application/xml, text/xml' },
    });
    if (!answer.ok) throw new RatesError('away', `the exchange rates could not be fetched (${answer.status})`);
    return await readText(answer);
  } catch (error) {
    if (error instanceof RatesError) throw error;
    const { name, cause } = error as { name: string; cause?: { code?: string } };
    throw new RatesError('away', `the exchange rates could not be fetched (${cause?.code ?? name})`, { cause: error });
  }
}

/** Counts what is left after decompression, so that a small answer cannot fill the memory. */
async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes)
      throw new RatesError('malformed', `the file of exchange rates is larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * A day is `<Cube time="2026-11-20">` with one `<Cube currency="USD" rate="1.1523"/>` for each currency.
 * Source: https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates
 */
function parseDays(text: string): Rates[] {
  const days: { day: string; per_euro: Record<string, string> }[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes: { time, currency, rate } }) => {
    if (name !== 'Cube') return;
    if (time !== undefined) days.push({ day: time, per_euro: {} });
    const latest = days.at(-1);
    if (latest && currency !== undefined && rate !== undefined) latest.per_euro[currency] = rate;
  });
  try {
    parser.write(text).close();
    return daysSchema.parse(days);
  } catch (error) {
    throw new RatesError('malformed', 'the file of exchange rates is malformed', { cause: error });
  }
}
