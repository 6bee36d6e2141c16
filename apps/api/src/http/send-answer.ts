import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { gzipSync } from 'node:zlib';
import type { Response } from 'express';
import type { Download } from './call.ts';

export const isStream = (answer: unknown): answer is AsyncIterable<{ event: string; data: unknown }> =>
  typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer;

export async function* mapped<T, U>(items: AsyncIterable<T>, change: (item: T) => U): AsyncGenerator<U> {
  for await (const item of items) yield change(item);
}

/** Bytes. A longer text holds others up, and is left to the streams of `compression`. */
const packedAtOnce = { least: 1_024, most: 65_536 };

/** Sends JSON. A text of usual length is packed at once, at a fraction of what a stream for it costs. */
export function sendJson(res: Response, json: string | Uint8Array): void {
  const body = Buffer.from(json);
  res.type('json');
  const isUsual = body.length >= packedAtOnce.least && body.length <= packedAtOnce.most;
  if (!isUsual || !res.req.acceptsEncodings('gzip')) return void res.send(body);
  res
    .vary('Accept-Encoding')
    .set('Content-Encoding', 'gzip')
    .send(gzipSync(body, { level: 1 }));
}

/** Passes on a response, whose body may be a stream that ends when the client goes away. */
export async function relay(res: Response, { status, headers, body }: globalThis.Response): Promise<void> {
  res.status(status).setHeaders(headers);
  if (!body) return void res.end();
  res.flushHeaders();
  await sendStream(res, Readable.fromWeb(body as ReadableStream));
}

/** Sends parts as fast as the client takes them. A file that breaks off ends the connection, so that it is no whole one. */
export async function sendFile(res: Response, { fileName, bytes }: Download): Promise<void> {
  res.attachment(fileName);
  if (bytes instanceof Uint8Array) return void res.send(Buffer.from(bytes));
  // A file of one byte shape: text and bytes alike.
  await sendStream(res, Readable.from(bytes, { objectMode: false, highWaterMark: 64 * 1024 }));
}

const sendStream = (res: Response, source: Readable): Promise<void> =>
  pipeline(source, res).catch((error) => {
    if (!(res.closed && error.code === 'ERR_STREAM_PREMATURE_CLOSE')) throw error;
  });
