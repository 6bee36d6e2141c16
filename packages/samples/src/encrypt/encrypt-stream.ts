import { createHash } from 'node:crypto';

// MS-XLS 2.2.10 with MS-OFFCRYPTO 2.3.5 (CryptoAPI) and 2.3.6 (40 bits): RC4 over a BIFF8 stream.

const le32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};
const digest = (algorithm: string, ...parts: Buffer[]) => createHash(algorithm).update(Buffer.concat(parts)).digest();
const fixedBytes = (name: string) => digest('md5', Buffer.from(name));

function rc4(key: Buffer, bytes: Buffer): Buffer {
  const state = Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number) => state[index & 255] as number;
  const swap = (a: number, b: number) => {
    [state[a & 255], state[b & 255]] = [at(b), at(a)];
  };
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + at(i) + (key[i % key.length] as number)) & 255;
    swap(i, j);
  }
  let j = 0;
  return Buffer.from(
    bytes.map((byte, index) => {
      const i = index + 1;
      j = (j + at(i)) & 255;
      swap(i, j);
      return byte ^ at(at(i) + at(j));
    }),
  );
}

type Scheme = { filepass: Buffer; keyOf: (block: number) => Buffer };

function createRc4Scheme(password: string): Scheme {
  const [salt, verifier] = [fixedBytes('salt'), fixedBytes('verifier')];
  const short = digest('md5', Buffer.from(password, 'utf16le')).subarray(0, 5);
  const base = digest('md5', ...Array.from({ length: 16 }, () => Buffer.concat([short, salt]))).subarray(0, 5);
  const keyOf = (block: number) => digest('md5', base, le32(block));
  const encrypted = rc4(keyOf(0), Buffer.concat([verifier, digest('md5', verifier)]));
  return { filepass: Buffer.concat([Buffer.from('010001000100', 'hex'), salt, encrypted]), keyOf };
}

function createCryptoApiScheme(password: string): Scheme {
  const [salt, verifier] = [fixedBytes('salt'), fixedBytes('verifier')];
  const base = digest('sha1', salt, Buffer.from(password, 'utf16le'));
  const keyOf = (block: number) => digest('sha1', base, le32(block)).subarray(0, 16);
  const encrypted = rc4(keyOf(0), Buffer.concat([verifier, digest('sha1', verifier)]));
  const provider = Buffer.from('Microsoft Enhanced Cryptographic Provider v1.0\0', 'utf16le');
  // RC4 with 128 bits, SHA-1.
  const header = Buffer.concat([...[4, 0, 0x6801, 0x8004, 128, 1, 0, 0].map(le32), provider]);
  const filepass = [
    Buffer.from('010002000200', 'hex'), le32(4), le32(header.length), header,
    le32(16), salt, encrypted.subarray(0, 16), le32(20), encrypted.subarray(16),
  ]; // biome-ignore format: the record as it is laid out
  return { filepass: Buffer.concat(filepass), keyOf };
}

const filepassRecord = 0x2f;
const sheetRecord = 0x85;
const openRecords = new Set([0x0809, filepassRecord, 0x00e1]);

/** The stream with the encryption record inserted after the first record. The offsets of sheets move by its length. */
export function encryptStream(stream: Buffer, password: string, scheme: 'crypto-api' | 'rc4'): Buffer {
  const { filepass, keyOf } = scheme === 'rc4' ? createRc4Scheme(password) : createCryptoApiScheme(password);
  const head = Buffer.alloc(4);
  head.writeUInt16LE(filepassRecord);
  head.writeUInt16LE(filepass.length, 2);
  const first = 4 + stream.readUInt16LE(2);
  const plain = Buffer.concat([stream.subarray(0, first), head, filepass, stream.subarray(first)]);
  const encrypted = Buffer.from(plain);
  for (let block = 0; block * 1024 < plain.length; block += 1) {
    rc4(keyOf(block), plain.subarray(block * 1024, (block + 1) * 1024)).copy(encrypted, block * 1024);
  }
  for (let at = 0; at + 4 <= plain.length; at += 4 + plain.readUInt16LE(at + 2)) {
    const type = plain.readUInt16LE(at);
    const open = openRecords.has(type) ? plain.readUInt16LE(at + 2) : type === sheetRecord ? 4 : 0;
    plain.copy(encrypted, at, at, at + 4 + open);
    if (type === sheetRecord)
      encrypted.writeUInt32LE(plain.readUInt32LE(at + 4) + head.length + filepass.length, at + 4);
  }
  return encrypted;
}
