import type { IncomingMessage } from 'node:http';

/** One call of a provider's API, alone or inside a batch. */
export type Call = {
  method: string;
  /** Below the API's root, with a leading slash, not decoded. */
  path: string;
  query: URLSearchParams;
  headers: Readonly<Record<string, string | undefined>>;
  body: Buffer;
};

export type Reply = {
  status: number;
  headers?: Record<string, string>;
  /** A Buffer is sent as it is, everything else as JSON. */
  body?: unknown;
  /** Breaks the connection: before the response, or after half of it. */
  failure?: 'cut' | 'half';
};

export async function readBody(req: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Converts a request. `req.url` is relative to the router. */
export async function toCall(req: IncomingMessage): Promise<Call> {
  const url = new URL(req.url ?? '/', 'http://emulator');
  return {
    method: req.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    headers: Object.fromEntries(Object.entries(req.headers).map(([name, value]) => [name, value?.toString()])),
    body: await readBody(req),
  };
}
