import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { promisify } from 'node:util';
import { gzip, gzipSync } from 'node:zlib';
import compression from 'compression';
import type { Response } from 'express';
import type { Download } from './call.ts';

export const isStream = (answer: unknown): answer is AsyncIterable<{ event: string; data: unknown }> =>
  typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer;

export async function* mapped<T, U>(items: AsyncIterable<T>, change: (item: T) => U): AsyncGenerator<U> {
  for await (const item of items) yield change(item);
}

/** For files and pages, whose length is not known or whose type decides. Answers of usual calls are packed below. */
export const packed = compression({ level: 1, threshold: 1024 });

const gzipAside = promisify(gzip);
/** Bytes. A shorter text is sent as it is; a longer one would hold others up, and is packed by another thread. */
const packedAtOnce = { least: 1_024, most: 65_536 };

/**
 * Tags the answer, and sends 304 where the client has it.
 * @param identity what the answer depends on, or its text
 * @returns whether it was sent
 */
export function isUnchanged(res: Response, identity: string | Uint8Array): boolean {
  res.setHeader('ETag', `W/"${createHash('sha256').update(identity).digest('base64url')}"`);
  if (!res.req.fresh) return false;
  res.status(304).end();
  return true;
}

/** Sends a whole text. Express would tag each of them and look up its type, at the price of a short answer. */
export async function sendText(res: Response, type: string, text: string | Uint8Array): Promise<void> {
  res.setHeader('Content-Type', type);
  const length = Buffer.byteLength(text);
  if (length < packedAtOnce.least || !res.req.acceptsEncodings('gzip')) {
    res.setHeader('Content-Length', length);
    return void res.end(text);
  }
  const bytes = length > packedAtOnce.most ? await gzipAside(text, { level: 1 }) : gzipSync(text, { level: 1 });
  res.vary('Accept-Encoding');
  res.setHeader('Content-Encoding', 'gzip');
  res.setHeader('Content-Length', bytes.length);
  res.end(bytes);
}

export const sendJson = (res: Response, json: string | Uint8Array): Promise<void> =>
  sendText(res, 'application/json; charset=utf-8', json);

/** Passes on a response, whose body may be a stream that ends when the client goes away. */
export async function relay(res: Response, { status, headers, body }: globalThis.Response): Promise<void> {
  res.status(status).setHeaders(headers);
  if (!body) return void res.end();
  res.flushHeaders();
  await sendStream(res, Readable.fromWeb(body as ReadableStream));
}

/** Sends parts as fast as the client takes them. A file that breaks off ends the connection, so that it is no whole one. */
export async function sendFile(res: Response, { fileName, bytes }: Download): Promise<void> {
  await new Promise((done) => packed(res.req, res, done));
  res.attachment(fileName);
  if (bytes instanceof Uint8Array) return void res.send(Buffer.from(bytes));
  // A file of one byte shape: text and bytes alike.
  await sendStream(res, Readable.from(bytes, { objectMode: false, highWaterMark: 64 * 1024 }));
}

const sendStream = (res: Response, source: Readable): Promise<void> =>
  pipeline(source, res).catch((error) => {
    if (!(res.closed && error.code === 'ERR_STREAM_PREMATURE_CLOSE')) throw error;
  });
