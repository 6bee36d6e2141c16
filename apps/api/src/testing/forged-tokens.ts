import { createHmac, createSign, generateKeyPairSync, type KeyObject, randomBytes, randomUUID } from 'node:crypto';

/** A valid session and the signing keys `new` and `old`: more than any attacker knows. */
export type Genuine = { userId: string; sessionId: string; active: Buffer; old: Buffer; now: Date };

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const text = (json: string) => Buffer.from(json).toString('base64url');
const mac = (signed: string, key: Buffer | string, hash = 'sha256') =>
  createHmac(hash, key).update(signed).digest('base64url');

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const publicPem = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' }).toString();
const signature = (signed: string, key: KeyObject) =>
  createSign('sha256').update(signed).sign({ key, dsaEncoding: 'ieee-p1363' }, 'base64url');

/**
 * Tokens that differ from a valid one in one respect. Most are signed with the right key, so that only the difference
 * can be the reason for the refusal.
 */
export function forgeries({ userId, sessionId, active, old, now }: Genuine) {
  const seconds = Math.floor(now.getTime() / 1000);
  const header = { alg: 'HS256', typ: 'session+jwt', kid: 'new' };
  const claims = { sid: sessionId, sub: userId, aud: 'kumbara', iat: seconds, exp: seconds + 3600 };
  const sign = (signed: string, key: Buffer = active) => `${signed}.${mac(signed, key)}`;
  const withHeader = (own: object) => sign(`${part({ ...header, ...own })}.${part(claims)}`);
  const withClaims = (own: object) => sign(`${part(header)}.${part({ ...claims, ...own })}`);
  const withKey = (own: object, key: Buffer) => sign(`${part({ ...header, ...own })}.${part(claims)}`, key);
  const withText = (head: string, payload: string) => sign(`${text(head)}.${text(payload)}`);
  const unsigned = (alg: string) => `${part({ ...header, alg })}.${part(claims)}.`;
  const asymmetric = (alg: string, key: KeyObject, own: object = {}) => {
    const signed = `${part({ ...header, alg, ...own })}.${part(claims)}`;
    return `${signed}.${signature(signed, key)}`;
  };
  const json = JSON.stringify;
  const token = withClaims({});
  const [first = '', body = '', last = ''] = token.split('.');

  return {
    genuine: [token, withKey({ kid: 'old' }, old)],
    forged: Object.entries({
      // Wrong number of parts.
      noise: 'a.b.c',
      'one part': first,
      'two parts': `${first}.${body}`,
      'four parts': `${token}.${last}`,
      'five parts, like an encrypted one': `${first}.${body}.${last}.${body}.${last}`,
      'nothing but points': '..',
      'an empty header': `.${body}.${last}`,
      'an empty body': `${first}..${last}`,
      'the serialisation as an object': text(json({ protected: first, payload: body, signature: last })),
      // Invalid signature.
      'no signature': `${first}.${body}.`,
      'a signature of zeros': `${first}.${body}.${Buffer.alloc(32).toString('base64url')}`,
      'a changed signature': `${first}.${body}.${last.replace(/^.{4}/, (four) => (four === 'AAAA' ? 'BBBB' : 'AAAA'))}`,
      'half a signature': `${first}.${body}.${last.slice(0, 22)}`,
      'a signature cut by a letter': token.slice(0, -1),
      'a longer signature': `${token}AAAA`,
      'the signature of something else': `${first}.${body}.${withClaims({ exp: seconds + 1 }).split('.')[2]}`,
      'a signature whose last bits are others': `${token.slice(0, -1)}${neighbour(token.at(-1) ?? '')}`,
      'a signature as hexadecimal digits': `${first}.${body}.${Buffer.from(last, 'base64url').toString('hex')}`,
      // Malformed encoding.
      'base64 with padding': `${token}=`,
      'padding in the middle': `${first}=.${body}.${last}`,
      'a space in front of its body': `${first}. ${body}.${last}`,
      'a tab in its signature': `${first}.${body}.${last.slice(0, 9)}\t${last.slice(9)}`,
      'the other alphabet of base64': inOtherAlphabet((exp) => withClaims({ exp: claims.exp + exp })),
      'quotes around it': `"${token}"`,
      'a percent sign in it': `${first}%2E${body}.${last}`,
      'a comma and itself once more': `${token},${token}`,
      // Wrong algorithm.
      'alg none': unsigned('none'),
      'alg None': unsigned('None'),
      'alg NONE': unsigned('NONE'),
      'alg nOnE': unsigned('nOnE'),
      'alg none, signed': withHeader({ alg: 'none' }),
      'an empty algorithm': withHeader({ alg: '' }),
      'no algorithm': withHeader({ alg: undefined }),
      'the algorithm in small letters': withHeader({ alg: 'hs256' }),
      'algorithms as a list': withHeader({ alg: ['HS256'] }),
      'a stronger algorithm with our key': (() => {
        const signed = `${part({ ...header, alg: 'HS512' })}.${part(claims)}`;
        return `${signed}.${mac(signed, active, 'sha512')}`;
      })(),
      'HS384 with our key': (() => {
        const signed = `${part({ ...header, alg: 'HS384' })}.${part(claims)}`;
        return `${signed}.${mac(signed, active, 'sha384')}`;
      })(),
      'an asymmetric algorithm': asymmetric('ES256', ec.privateKey),
      'RS256 with the own key': asymmetric('RS256', rsa.privateKey),
      'a public key as the secret': withKey({}, Buffer.from(publicPem(rsa.publicKey))),
      'alg RS256 over our MAC': withHeader({ alg: 'RS256' }),
      // Keys embedded in the token or referenced by it.
      'an embedded key': asymmetric('ES256', ec.privateKey, { jwk: ec.publicKey.export({ format: 'jwk' }) }),
      'an embedded secret': withKey(
        { jwk: { kty: 'oct', k: Buffer.alloc(32).toString('base64url') } },
        Buffer.alloc(32),
      ),
      'an embedded key beside our signature': withHeader({ jwk: ec.publicKey.export({ format: 'jwk' }) }),
      'the address of a set of keys': withKey({ jku: 'http://127.0.0.1:9/keys' }, Buffer.alloc(32)),
      'the address of a set of keys beside our signature': withHeader({ jku: 'http://127.0.0.1:9/keys' }),
      'the address of a certificate': withHeader({ x5u: 'http://127.0.0.1:9/certificate' }),
      'a certificate': withHeader({ x5c: [Buffer.from(publicPem(ec.publicKey)).toString('base64')] }),
      'the print of a certificate': withHeader({ x5t: last }),
      // Wrong key ids.
      'a foreign key': withKey({}, randomBytes(32)),
      'an empty key': withKey({}, Buffer.alloc(32)),
      'a foreign key id': withKey({ kid: 'foreign' }, randomBytes(32)),
      'our key under another id': withKey({ kid: 'old' }, active),
      'no key id': withHeader({ kid: undefined }),
      'an empty key id': withHeader({ kid: '' }),
      'a number as key id': withHeader({ kid: 0 }),
      'a list as key id': withHeader({ kid: ['new'] }),
      'a path as key id': withKey({ kid: '../../../../dev/null' }, Buffer.alloc(0)),
      'a file as key id': withKey({ kid: 'file:///proc/sys/kernel/randomize_va_space' }, Buffer.from('2')),
      'a statement as key id': withKey({ kid: "x' UNION SELECT 'AAAA' --" }, Buffer.from('AAAA')),
      'a command as key id': withHeader({ kid: 'new|sleep 5' }),
      'the name of something every object has as key id': withKey({ kid: '__proto__' }, Buffer.alloc(32)),
      'a key id that goes on after a zero': withHeader({ kid: 'new\u0000' }),
      'a key id in capitals': withHeader({ kid: 'NEW' }),
      // Other header fields.
      'an unknown critical extension': withHeader({ crit: ['x'], x: 1 }),
      'a body that is said not to be encoded': withHeader({ b64: false, crit: ['b64'] }),
      'a body that is said not to be encoded, uncritically': withHeader({ b64: false }),
      'a body that is not encoded': (() => {
        const head = part({ ...header, b64: false, crit: ['b64'] });
        return `${head}.${text(json(claims))}.${mac(`${head}.${json(claims)}`, active)}`;
      })(),
      'an unknown field of the header': withHeader({ zip: 'DEF' }),
      'a nested type of content': withHeader({ cty: 'JWT' }),
      'another type': withHeader({ typ: 'JWT' }),
      'the type of an access token': withHeader({ typ: 'at+jwt' }),
      'no type': withHeader({ typ: undefined }),
      'the type in capitals': withHeader({ typ: 'SESSION+JWT' }),
      'a header that is a list': withText('["HS256"]', json(claims)),
      'a header that is null': withText('null', json(claims)),
      'the fields of the header in another order': sign(
        `${part({ typ: header.typ, kid: header.kid, alg: header.alg })}.${part(claims)}`,
      ),
      'two algorithms': withText('{"alg":"none","alg":"HS256","typ":"session+jwt","kid":"new"}', json(claims)),
      // Invalid payload.
      'a changed body': `${first}.${part({ ...claims, sub: randomUUID() })}.${last}`,
      'a body with blanks': withText(json(header), json(claims, null, 1)),
      'a body that is a text': withText(json(header), '"kumbara"'),
      'a body that is a list': withText(json(header), '[]'),
      'a body that is null': withText(json(header), 'null'),
      'a body that is not JSON': withText(json(header), 'kumbara'),
      'a body that begins with a mark of the byte order': withText(json(header), `\ufeff${json(claims)}`),
      'two users, of whom the last is right': withText(
        json(header),
        json(claims).replace('"sub"', `"sub":"${randomUUID()}","sub"`),
      ),
      'two ends, of which the last is right': withText(json(header), json(claims).replace('"exp"', '"exp":1,"exp"')),
      // Wrong times.
      'over since a second': withClaims({ exp: seconds - 1 }),
      'over since this second': withClaims({ exp: seconds }),
      'over since 1970': withClaims({ exp: 0 }),
      'a negative end': withClaims({ exp: -1 }),
      'an end as text': withClaims({ exp: `${seconds + 3600}` }),
      'an end that is no number': withClaims({ exp: Number.NaN }),
      'an end without end': withText(json(header), json(claims).replace(`"exp":${seconds + 3600}`, '"exp":1e999')),
      'no end': withClaims({ exp: undefined }),
      'no beginning': withClaims({ iat: undefined }),
      'a beginning as text': withClaims({ iat: `${seconds}` }),
      'a beginning in an hour': withClaims({ iat: seconds + 3600 }),
      'not yet': withClaims({ nbf: seconds + 60 }),
      // Wrong audience or issuer.
      'another audience': withClaims({ aud: 'other' }),
      'no audience': withClaims({ aud: undefined }),
      'our audience among others': withClaims({ aud: ['other', 'kumbara'] }),
      'another issuer': withClaims({ iss: 'https://accounts.evil.example' }),
      // Wrong subject or session.
      'no user': withClaims({ sub: undefined }),
      'no session': withClaims({ sid: undefined }),
      'nobody’s id': withClaims({ sub: randomUUID() }),
      'a session that was never opened': withClaims({ sid: randomUUID() }),
      'a session that is no id': withClaims({ sid: "' OR 1=1 --" }),
      'users as a list': withClaims({ sub: [userId] }),
      'a user as an object': withClaims({ sub: { not: '' } }),
      'a user with letters that look alike': withClaims({ sub: userId.replace(/[0-9]/, '\uff10') }),
      'a user with a mark that is not seen': withClaims({ sub: `${userId}\u200b` }),
      'a user and a zero': withClaims({ sub: `${userId}\u0000` }),
      'a user in braces': withClaims({ sub: `{${userId}}` }),
      'rights that it gives itself': withClaims({ tier: 'pro', admin: true }),
    }),
  };
}

/** Replaces the last base64 letter by one that differs only in the unused bits of 32 bytes. */
function neighbour(letter: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return letters[letters.indexOf(letter) ^ 1] ?? '';
}

/** The first of several tokens whose signature contains a letter that differs between base64 and base64url. */
function inOtherAlphabet(tokenOf: (n: number) => string): string {
  for (let n = 0; ; n += 1) {
    const [head, body, last = ''] = tokenOf(n).split('.');
    if (/[-_]/.test(last)) return `${head}.${body}.${last.replaceAll('-', '+').replaceAll('_', '/')}`;
  }
}
