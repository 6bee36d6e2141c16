import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { promisify } from 'node:util';
import { gunzip, gzip, gzipSync } from 'node:zlib';
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

const [gzipAside, gunzipAside] = [promisify(gzip), promisify(gunzip)];
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

async function pack(text: string | Uint8Array, length: number): Promise<Uint8Array> {
  return length > packedAtOnce.most ? await gzipAside(text, { level: 1 }) : gzipSync(text, { level: 1 });
}

/** Sends a whole text. Express would tag each of them and look up its type, at the price of a short answer. */
export async function sendText(res: Response, type: string, text: string | Uint8Array): Promise<void> {
  const length = Buffer.byteLength(text);
  const isPacked = length >= packedAtOnce.least && res.req.acceptsEncodings('gzip');
  sendWhole(res, type, isPacked ? await pack(text, length) : text, isPacked ? 'gzip' : undefined);
}

function sendWhole(res: Response, type: string, body: string | Uint8Array, encoding?: 'gzip'): void {
  res.setHeader('Content-Type', type);
  if (encoding) {
    res.vary('Accept-Encoding');
    res.setHeader('Content-Encoding', encoding);
  }
  res.setHeader('Content-Length', Buffer.byteLength(body));
  res.end(body);
}

export const jsonType = 'application/json; charset=utf-8';
export const sendJson = (res: Response, json: string): Promise<void> => sendText(res, jsonType, json);

/** A JSON text as it is kept: packed once for all who ask, unless it is short. */
export type KeptJson = { bytes: Uint8Array; encoding?: 'gzip' };

const encoder = new TextEncoder();

/** The bytes are a copy: buffers of Node are slices, which keep the whole block of memory that they are cut from. */
export async function keepJson(json: string): Promise<KeptJson> {
  const bytes = encoder.encode(json);
  if (bytes.length < packedAtOnce.least) return { bytes };
  return { bytes: new Uint8Array(await pack(bytes, bytes.length)), encoding: 'gzip' };
}

/** Unpacks it for a client that does not accept packed answers. */
export async function sendKeptJson(res: Response, { bytes, encoding }: KeptJson): Promise<void> {
  if (!encoding || res.req.acceptsEncodings(encoding)) return sendWhole(res, jsonType, bytes, encoding);
  sendWhole(res, jsonType, await gunzipAside(bytes));
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
