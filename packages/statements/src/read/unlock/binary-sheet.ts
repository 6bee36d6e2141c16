import { hash, timingSafeEqual } from 'node:crypto';
import { le32, openWithPassword } from './password.ts';

// Encryption of BIFF8 after MS-XLS 2.2.10 and MS-OFFCRYPTO 2.3.5 and 2.3.6: RC4 over the stream, without record
// headers.

const records = { beginning: 0x0809, password: 0x002f, sheet: 0x0085, protectedBefore: 0x0086 };
/** Records that are never encrypted. */
const plainRecords = new Set([records.beginning, records.password, 0x00e1, 0x0194, 0x0195, 0x0196, 0x0138]);
const blockBytes = 1024;
/** No BIFF8 record has this number: readers skip it. */
const unknownRecord = 0x0fff;

type Filepass = { at: number; body: Buffer };

/** Finds the encryption record of a BIFF8 stream, directly behind its first record, where it is RC4. */
export function findFilepass(stream: Buffer): Filepass | undefined {
  if (stream.length < 8 || stream.readUInt16LE(0) !== records.beginning) return undefined;
  let at = 4 + stream.readUInt16LE(2);
  if (at + 4 <= stream.length && stream.readUInt16LE(at) === records.protectedBefore)
    at += 4 + stream.readUInt16LE(at + 2);
  if (at + 6 > stream.length || stream.readUInt16LE(at) !== records.password || stream.readUInt16LE(at + 4) !== 1)
    return undefined;
  return { at, body: stream.subarray(at + 6, at + 4 + stream.readUInt16LE(at + 2)) };
}

/**
 * Returns the stream without encryption.
 * @throws StatementError for missing and wrong passwords; RangeError for a record that ends too early
 */
export function decryptStream(stream: Buffer, { at, body }: Filepass, password: string | undefined): Buffer {
  const keyOf = openWithPassword(password, body.readUInt16LE(2) === 1 ? rc4Keys(body) : cryptoApiKeys(body));
  const plain = Buffer.from(stream);
  for (let block = 0; block * blockBytes < plain.length; block += 1) {
    rc4(keyOf(block), plain.subarray(block * blockBytes, (block + 1) * blockBytes));
  }
  restorePlain(stream, plain);
  plain.writeUInt16LE(unknownRecord, at);
  return plain;
}

/**
 * Restores record headers, unencrypted records and sheet positions, which use up their part of the key stream although
 * they are not encrypted.
 */
function restorePlain(stream: Buffer, plain: Buffer): void {
  for (let at = 0; at + 4 <= stream.length; ) {
    const type = stream.readUInt16LE(at);
    const length = stream.readUInt16LE(at + 2);
    const open = plainRecords.has(type) ? length : type === records.sheet ? 4 : 0;
    stream.copy(plain, at, at, Math.min(stream.length, at + 4 + open));
    at += 4 + length;
  }
}

type KeyOf = (block: number) => Buffer;
type Keys = (utf16: Buffer) => KeyOf | undefined;

const md5 = (...parts: Buffer[]) => hash('md5', Buffer.concat(parts), 'buffer');
const sha1 = (...parts: Buffer[]) => hash('sha1', Buffer.concat(parts), 'buffer');

/** 40 bits, Excel 97 to 2000. */
const rc4Keys =
  (body: Buffer): Keys =>
  (utf16) => {
    const salt = body.subarray(4, 20);
    const short = md5(utf16).subarray(0, 5);
    const base = md5(...Array.from({ length: 16 }, () => Buffer.concat([short, salt]))).subarray(0, 5);
    const keyOf = (block: number) => md5(base, le32(block));
    return fits(keyOf(0), body.subarray(20, 52), md5) ? keyOf : undefined;
  };

/** CryptoAPI, Excel 2002 and later. */
function cryptoApiKeys(body: Buffer): Keys {
  const headerBytes = body.readUInt32LE(8);
  const keyBytes = (body.readUInt32LE(12 + 16) || 40) / 8;
  const verifier = body.subarray(12 + headerBytes);
  const salt = verifier.subarray(4, 20);
  return (utf16) => {
    const base = sha1(salt, utf16);
    const keyOf = (block: number) => {
      const key = sha1(base, le32(block)).subarray(0, keyBytes);
      return keyBytes === 5 ? Buffer.concat([key, Buffer.alloc(11)]) : key;
    };
    const sealed = Buffer.concat([verifier.subarray(20, 36), verifier.subarray(40, 60)]);
    return fits(keyOf(0), sealed, sha1) ? keyOf : undefined;
  };
}

/** True if a key decrypts the verifier: sixteen bytes and their digest. */
function fits(key: Buffer, sealed: Buffer, digest: (bytes: Buffer) => Buffer): boolean {
  const opened = rc4(key, Buffer.from(sealed));
  const actual = digest(opened.subarray(0, 16));
  const expected = opened.subarray(16, 16 + actual.length);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** RC4 in place. OpenSSL no longer provides it. */
function rc4(key: Buffer, bytes: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (a: number, b: number) => {
    const kept = state[a] as number;
    state[a] = state[b] as number;
    state[b] = kept;
  };
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + (state[i] as number) + (key[i % key.length] as number)) & 255;
    swap(i, j);
  }
  for (let at = 0, i = 0, j = 0; at < bytes.length; at += 1) {
    i = (i + 1) & 255;
    j = (j + (state[i] as number)) & 255;
    swap(i, j);
    bytes[at] = (bytes[at] as number) ^ (state[((state[i] as number) + (state[j] as number)) & 255] as number);
  }
  return bytes;
}
