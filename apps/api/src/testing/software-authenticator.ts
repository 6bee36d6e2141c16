import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { NewPasskeyAnswer, PasskeyAnswer } from '@kumbara/shared';
import { isoCBOR } from '@simplewebauthn/server/helpers';

type Options = { challenge: string; rp?: { id?: string }; rpId?: string; user?: { id: string } };
type Ceremony = { origin?: string; rpId?: string; isVerified?: boolean; counter?: number; userHandle?: string };

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array) => Buffer.from(data).toString('base64url');

/** An authenticator with one key of P-256, which answers as browsers pass it on, and lies where a test says so. */
export function aSoftwareAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let userHandle = '';
  let counter = 0;

  const clientData = (type: string, { challenge }: Options, origin = 'http://localhost:3000') =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authenticatorData(
    rpId: string,
    attested: Buffer | undefined,
    { isVerified = true, counter: forced }: Ceremony,
  ) {
    counter = forced ?? counter + 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flags = 1 | (isVerified ? 4 : 0) | (attested ? 64 : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, attested ?? Buffer.alloc(0)]);
  }

  const coseKey = () =>
    isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );

  return {
    id: base64url(id),
    register(options: Options, ceremony: Ceremony = {}): NewPasskeyAnswer {
      userHandle = options.user?.id ?? '';
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey()]);
      const authData = authenticatorData(ceremony.rpId ?? options.rp?.id ?? '', attested, ceremony);
      const attestation = new Map<string, string | Map<string, string> | Uint8Array>()
        .set('fmt', 'none')
        .set('attStmt', new Map<string, string>())
        .set('authData', authData);
      return {
        ...{ id: base64url(id), rawId: base64url(id), type: 'public-key', clientExtensionResults: {} },
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', options, ceremony.origin)),
          attestationObject: base64url(isoCBOR.encode(attestation)),
          transports: ['internal'],
        },
      };
    },
    answer(options: Options, ceremony: Ceremony = {}): PasskeyAnswer {
      const client = clientData('webauthn.get', options, ceremony.origin);
      const data = authenticatorData(ceremony.rpId ?? options.rpId ?? '', undefined, ceremony);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...{ id: base64url(id), rawId: base64url(id), type: 'public-key', clientExtensionResults: {} },
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          userHandle: ceremony.userHandle ?? userHandle,
        },
      };
    },
  };
}
