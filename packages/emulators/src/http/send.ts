import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { Reply } from './call.ts';

const compressionThreshold = 1_024;

/** The bytes of a response body. */
export function encodeBody(body: unknown): Buffer {
  if (body === undefined) return Buffer.alloc(0);
  return Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
}

/** Sends a response, compressed if the client accepts gzip. @returns the size of the body sent, in bytes */
export function sendReply(
  req: IncomingMessage,
  res: ServerResponse,
  { status, headers = {}, body, failure }: Reply,
): number {
  if (failure === 'cut') {
    res.socket?.destroy();
    return 0;
  }
  const plain = encodeBody(body);
  const isCompressed =
    plain.length >= compressionThreshold && /\bgzip\b/.test(String(req.headers['accept-encoding'] ?? ''));
  const bytes = isCompressed ? gzipSync(plain) : plain;
  res.writeHead(status, {
    ...(body !== undefined && { 'content-type': 'application/json; charset=utf-8' }),
    ...(isCompressed && { 'content-encoding': 'gzip' }),
    vary: 'accept-encoding',
    'cache-control': 'private, no-store',
    'content-length': String(bytes.length),
    ...headers,
  });
  if (failure === 'half') {
    res.write(bytes.subarray(0, bytes.length / 2), () => res.socket?.destroy());
    return bytes.length / 2;
  }
  res.end(bytes);
  return bytes.length;
}
