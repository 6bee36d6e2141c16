import { createDecipheriv, hash, timingSafeEqual } from 'node:crypto';
import { StatementError } from '#errors.ts';
import { le32, openWithPassword } from './password.ts';

// Encryption of OOXML documents after MS-OFFCRYPTO: "agile" (2.3.4.10 on) and "standard" (2.3.4.5 on).

/**
 * Returns the zip inside an encrypted workbook.
 * @param info the stream EncryptionInfo
 * @param sealed the stream EncryptedPackage
 * @throws StatementError for missing and wrong passwords, and for unsupported encryption
 */
export function decryptPackage(info: Buffer, sealed: Buffer, password: string | undefined): Buffer {
  try {
    const [major, minor] = [info.readUInt16LE(0), info.readUInt16LE(2)];
    const size = Number(sealed.readBigUInt64LE(0));
    if (size > sealed.length) throw new StatementError('statement_damaged');
    const open =
      major === 4 && minor === 4
        ? agile(info.toString('utf8', 8), sealed)
        : minor === 2
          ? standard(info, sealed)
          : undefined;
    if (!open) throw new StatementError('unsupported_file_type');
    return openWithPassword(password, open).subarray(0, size);
  } catch (cause) {
    if (cause instanceof StatementError) throw cause;
    throw new StatementError('statement_damaged', { cause });
  }
}

type Open = (utf16: Buffer) => Buffer | undefined;

/** Excel writes 100,000. More rounds than this would exceed the time of a document. */
const maxRounds = 1_000_000;
const hashes: Record<string, string> = {
  SHA1: 'sha1',
  'SHA-1': 'sha1',
  SHA256: 'sha256',
  SHA384: 'sha384',
  SHA512: 'sha512',
};

const blockKeys = {
  verifier: Buffer.from('fea7d2763b4b9e79', 'hex'),
  verifierHash: Buffer.from('d7aa0f6d3061344e', 'hex'),
  key: Buffer.from('146e0be7abacd0d6', 'hex'),
};
const segmentBytes = 4096;

function agile(xml: string, sealed: Buffer): Open {
  const data = attributesOf(xml, 'keyData');
  const key = attributesOf(xml, 'encryptedKey');
  const isUsual = key.get('cipherAlgorithm') === 'AES' && data.get('cipherChaining') === 'ChainingModeCBC';
  if (!isUsual) throw new StatementError('unsupported_file_type');
  const rounds = Number(key.get('spinCount'));
  if (!(rounds <= maxRounds)) throw new StatementError('statement_too_complex');
  const base64 = (from: Map<string, string>, name: string) => Buffer.from(from.get(name) ?? '', 'base64');
  const salt = base64(key, 'saltValue');
  const keyBytes = Number(key.get('keyBits')) / 8;
  const digest = digestOf(key.get('hashAlgorithm'));
  return (utf16) => {
    const spun = spin(digest, salt, utf16, rounds);
    const opened = (block: Buffer, name: string) =>
      decrypt('cbc', padded(digest(Buffer.concat([spun, block])), keyBytes), padded(salt, 16), base64(key, name));
    const verifier = opened(blockKeys.verifier, 'encryptedVerifierHashInput');
    const expected = opened(blockKeys.verifierHash, 'encryptedVerifierHashValue');
    const actual = digest(verifier.subarray(0, Number(key.get('saltSize'))));
    if (!timingSafeEqual(actual, expected.subarray(0, actual.length))) return undefined;
    const secret = opened(blockKeys.key, 'encryptedKeyValue').subarray(0, keyBytes);
    return openSegments(sealed.subarray(8), secret, base64(data, 'saltValue'), digestOf(data.get('hashAlgorithm')));
  };
}

type Digest = (bytes: Buffer) => Buffer;

function digestOf(name = ''): Digest {
  const algorithm = hashes[name];
  if (!algorithm) throw new StatementError('unsupported_file_type');
  return (bytes) => hash(algorithm, bytes, 'buffer');
}

function openSegments(sealed: Buffer, key: Buffer, salt: Buffer, digest: Digest): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < sealed.length; at += segmentBytes) {
    const iv = padded(digest(Buffer.concat([salt, le32(at / segmentBytes)])), 16);
    parts.push(decrypt('cbc', key, iv, sealed.subarray(at, at + segmentBytes)));
  }
  return Buffer.concat(parts);
}

/** Returns the attributes of the first element of a name, with any prefix. */
function attributesOf(xml: string, element: string): Map<string, string> {
  const tag = new RegExp(`<(?:\\w+:)?${element}\\s([^<>]*)>`).exec(xml)?.[1];
  if (!tag) throw new StatementError('statement_damaged');
  return new Map([...tag.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]));
}

const standardRounds = 50_000;

function standard(info: Buffer, sealed: Buffer): Open {
  const headerBytes = info.readUInt32LE(8);
  const header = info.subarray(12, 12 + headerBytes);
  const keyBytes = header.readUInt32LE(16) / 8;
  const verifier = info.subarray(12 + headerBytes);
  const salt = verifier.subarray(4, 20);
  const digest: Digest = (bytes) => hash('sha1', bytes, 'buffer');
  return (utf16) => {
    const last = digest(Buffer.concat([spin(digest, salt, utf16, standardRounds), le32(0)]));
    const half = (fill: number) => {
      const block = Buffer.alloc(64, fill);
      for (const [index, byte] of last.entries()) block[index] = (block[index] as number) ^ byte;
      return digest(block);
    };
    const key = Buffer.concat([half(0x36), half(0x5c)]).subarray(0, keyBytes);
    const input = decrypt('ecb', key, null, verifier.subarray(20, 36));
    const expected = decrypt('ecb', key, null, verifier.subarray(40, 72)).subarray(0, 20);
    return timingSafeEqual(digest(input), expected) ? decrypt('ecb', key, null, sealed.subarray(8)) : undefined;
  };
}

function spin(digest: Digest, salt: Buffer, utf16: Buffer, rounds: number): Buffer {
  let current = digest(Buffer.concat([salt, utf16]));
  const input = Buffer.alloc(4 + current.length);
  for (let round = 0; round < rounds; round += 1) {
    input.writeUInt32LE(round);
    current.copy(input, 4);
    current = digest(input);
  }
  return current;
}

/** Cut, or padded with 0x36 as the specification requires. */
const padded = (bytes: Buffer, length: number): Buffer =>
  bytes.length >= length
    ? bytes.subarray(0, length)
    : Buffer.concat([bytes, Buffer.alloc(length - bytes.length, 0x36)]);

function decrypt(mode: 'cbc' | 'ecb', key: Buffer, iv: Buffer | null, sealed: Buffer): Buffer {
  const decipher = createDecipheriv(`aes-${key.length * 8}-${mode}`, key, iv).setAutoPadding(false);
  const whole = sealed.subarray(0, sealed.length - (sealed.length % 16));
  return Buffer.concat([decipher.update(whole), decipher.final()]);
}
