import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { importJWK, jwtVerify } from 'jose';
import { makeCertificates, trust } from './test-certificates.ts';

type Received = { message: unknown; audience: unknown; ttl: string | undefined };

/** A browser with its push service: it decrypts messages (RFC 8188, RFC 8291) and checks who sent them (RFC 8292). */
export async function startPushReceiver() {
  const certificates = makeCertificates();
  const distrust = trust(certificates.authority);
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const auth = randomBytes(16);
  const received: Received[] = [];
  let status = 201;

  const server = createServer(certificates.issue('DNS:localhost'), async (req, res) => {
    const body = await buffer(req);
    if (status === 201) {
      const sender = await verify(req.headers.authorization ?? '');
      received.push({ message: JSON.parse(decrypt(body)), audience: sender, ttl: req.headers.ttl?.toString() });
    }
    res.writeHead(status).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;

  function decrypt(body: Buffer): string {
    const [salt, length] = [body.subarray(0, 16), body.readUInt8(20)];
    const sender = body.subarray(21, 21 + length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
    const secret = hkdfSync('sha256', browser.computeSecret(sender), auth, info, 32);
    const derive = (name: string, bytes: number) =>
      Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${name}\0`, bytes));
    const opener = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    const sealed = body.subarray(21 + length);
    opener.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([opener.update(sealed.subarray(0, -16)), opener.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString();
  }

  /** @returns the audience of the token */
  async function verify(header: string): Promise<unknown> {
    const [, token = '', key = ''] = /^vapid t=(.+), ?k=(.+)$/.exec(header) ?? [];
    const point = Buffer.from(key, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((bytes) => bytes.toString('base64url'));
    const { payload } = await jwtVerify(token, await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256'));
    return payload.aud;
  }

  return {
    received,
    host: `localhost:${port}`,
    subscription: (name: string) => ({
      endpoint: `https://localhost:${port}/${name}`,
      keys: { p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') },
    }),
    answerWith: (code: number) => {
      status = code;
    },
    async close() {
      distrust();
      certificates.end();
      await new Promise((done) => server.close(done));
    },
  };
}
