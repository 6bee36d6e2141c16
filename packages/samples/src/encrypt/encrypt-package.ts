import { createCipheriv, createHash } from 'node:crypto';

// MS-OFFCRYPTO: "agile" after 2.3.4.10, "standard" after 2.3.4.5. Salts and keys are derived from fixed names instead of
// random, so that the same document gives the same bytes.

const le32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};
const fixedBytes = (name: string, length: number) => digest('sha512', Buffer.from(name)).subarray(0, length);
const digest = (algorithm: string, ...parts: Buffer[]) => createHash(algorithm).update(Buffer.concat(parts)).digest();

function encryptAes(mode: 'cbc' | 'ecb', key: Buffer, iv: Buffer | null, plain: Buffer): Buffer {
  const filled = Buffer.concat([plain, Buffer.alloc((16 - (plain.length % 16)) % 16)]);
  const cipher = createCipheriv(`aes-${key.length * 8}-${mode}`, key, iv).setAutoPadding(false);
  return Buffer.concat([cipher.update(filled), cipher.final()]);
}

function hashRepeatedly(algorithm: string, salt: Buffer, password: string, rounds: number): Buffer {
  let current = digest(algorithm, salt, Buffer.from(password, 'utf16le'));
  for (let round = 0; round < rounds; round += 1) current = digest(algorithm, le32(round), current);
  return current;
}

const sizeOf = (bytes: Buffer) => Buffer.concat([le32(bytes.length), le32(0)]);

/** The two streams of an encrypted package. */
export const encryptPackage = (bytes: Buffer, password: string, scheme: 'agile' | 'standard') =>
  scheme === 'agile' ? encryptAgile(bytes, password) : encryptStandard(bytes, password);

const rounds = 100_000;

function encryptAgile(bytes: Buffer, password: string) {
  const [salt, keySalt, secret, verifier] = [
    fixedBytes('salt', 16),
    fixedBytes('key salt', 16),
    fixedBytes('key', 32),
    fixedBytes('verifier', 16),
  ];
  const passwordHash = hashRepeatedly('sha512', keySalt, password, rounds);
  const encryptBlock = (block: string, plain: Buffer) =>
    encryptAes(
      'cbc',
      digest('sha512', passwordHash, Buffer.from(block, 'hex')).subarray(0, 32),
      keySalt,
      plain,
    ).toString('base64');
  const segments: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += 4096) {
    const iv = digest('sha512', salt, le32(at / 4096)).subarray(0, 16);
    segments.push(encryptAes('cbc', secret, iv, bytes.subarray(at, at + 4096)));
  }
  const common =
    'saltSize="16" blockSize="16" keyBits="256" hashSize="64" cipherAlgorithm="AES" cipherChaining="ChainingModeCBC" hashAlgorithm="SHA512"';
  const office = 'http://schemas.microsoft.com/office/2006';
  const xml =
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n<encryption xmlns="${office}/encryption" xmlns:p="${office}/keyEncryptor/password">` +
    `<keyData ${common} saltValue="${salt.toString('base64')}"/>` +
    `<keyEncryptors><keyEncryptor uri="${office}/keyEncryptor/password"><p:encryptedKey spinCount="${rounds}" ${common} saltValue="${keySalt.toString('base64')}"` +
    ` encryptedVerifierHashInput="${encryptBlock('fea7d2763b4b9e79', verifier)}" encryptedVerifierHashValue="${encryptBlock('d7aa0f6d3061344e', digest('sha512', verifier))}"` +
    ` encryptedKeyValue="${encryptBlock('146e0be7abacd0d6', secret)}"/></keyEncryptor></keyEncryptors></encryption>`;
  return {
    EncryptionInfo: Buffer.concat([Buffer.from('0400040040000000', 'hex'), Buffer.from(xml)]),
    EncryptedPackage: Buffer.concat([sizeOf(bytes), ...segments]),
  };
}

function encryptStandard(bytes: Buffer, password: string) {
  const [salt, verifier] = [fixedBytes('salt', 16), fixedBytes('verifier', 16)];
  const last = digest('sha1', hashRepeatedly('sha1', salt, password, 50_000), le32(0));
  const half = (fill: number) => {
    const block = Buffer.alloc(64, fill);
    for (const [index, byte] of last.entries()) block[index] = fill ^ byte;
    return digest('sha1', block);
  };
  const key = Buffer.concat([half(0x36), half(0x5c)]).subarray(0, 16);
  const provider = Buffer.from('Microsoft Enhanced RSA and AES Cryptographic Provider\0', 'utf16le');
  // AES-128, SHA-1.
  const header = Buffer.concat([...[0x24, 0, 0x660e, 0x8004, 128, 24, 0, 0].map(le32), provider]);
  return {
    EncryptionInfo: Buffer.concat([
      Buffer.from('0400020024000000', 'hex'), le32(header.length), header,
      le32(16), salt, encryptAes('ecb', key, null, verifier), le32(20), encryptAes('ecb', key, null, digest('sha1', verifier)),
    ]),
    EncryptedPackage: Buffer.concat([sizeOf(bytes), encryptAes('ecb', key, null, bytes)]),
  }; // biome-ignore format: the record as it is laid out
}
