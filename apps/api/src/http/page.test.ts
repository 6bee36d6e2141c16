import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { refused, runApp } from '#testing/running-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'kumbara-page-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Kumbara</title>');
mkdirSync(join(folder, '.prerendered'));
for (const file of ['landing.tr', 'landing.de', 'pricing.tr'])
  writeFileSync(join(folder, `.prerendered/${file}.html`), `<!doctype html><title>Kumbara</title>${file}`);
writeFileSync(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
writeFileSync(join(folder, 'assets/index-abc123.js'), 'export {};');
writeFileSync(join(folder, 'assets/index-abc123.js.br'), brotliCompressSync('export {};'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the built page', () => {
  const app = runApp({ PAGE_FOLDER: folder });
  const get = (path: string) => fetch(`${app.origin}${path}`);

  it.each(['/', '/dashboard', '/dashboard/bank-statement', '/pricing', '/payment-success?session_id=x'])(
    'answers the screen %s, to be asked for again',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('<title>Kumbara</title>');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
    },
  );

  it.each<[string, string, Record<string, string>]>([
    ['landing.tr', '/', {}],
    ['landing.de', '/', { 'accept-language': 'de-AT,en;q=0.5' }],
    ['landing.de', '/', { 'accept-language': 'tr', cookie: 'language=de' }],
    ['pricing.tr', '/pricing', { 'accept-language': 'ja' }],
    ['', '/?error=google', {}],
    ['', '/dashboard', {}],
    ['', '/', { cookie: 'session=x' }],
    ['', '/', { 'accept-language': 'fr' }],
    ['landing.tr', '/', { cookie: 'language=../../../etc/passwd' }],
  ])('answers the drawn screen "%s" for %s, by %j', async (drawn, path, headers) => {
    const answer = await fetch(`${app.origin}${path}`, { headers });
    expect(await answer.text()).toBe(`<!doctype html><title>Kumbara</title>${drawn}`);
    expect([answer.headers.get('cache-control'), answer.headers.get('vary')]).toEqual([
      'no-cache',
      expect.stringContaining('Accept-Language, Cookie'),
    ]);
  });

  it('lets hashed files be kept for ever, and all others be asked for', async () => {
    expect((await get('/assets/index-abc123.js')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await get('/icon.svg')).headers.get('cache-control')).toBe('no-cache');
  });

  it('sends a hashed file in the packed form that stands beside it', async () => {
    const address = `${app.origin}/assets/index-abc123.js`;
    const packed = await fetch(address, { headers: { 'accept-encoding': 'gzip, br' } });
    expect([await packed.text(), packed.headers.get('content-encoding')]).toEqual(['export {};', 'br']);
    expect(packed.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(packed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const plain = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
    expect([await plain.text(), plain.headers.get('content-encoding')]).toEqual(['export {};', null]);
  });

  it('answers 404 for a file that is not there, so that no browser takes a screen for a script', async () => {
    for (const path of ['/assets/index-old.js', '/foo.png', '/.env']) expect((await get(path)).status).toBe(404);
  });

  it('never answers a screen for a call', async () => {
    expect((await app.request('GET', '/nothing')).status).toBe(404);
    const posted = await app.request('POST', '/../dashboard');
    expect(posted.status).toBe(404);
    expect(refused(posted).code).toBe('not_found');
  });

  it('shows no file outside of it', async () => {
    for (const path of ['/..%2f..%2fetc%2fpasswd', '/assets/..%2f..%2fpackage.json', '/.env']) {
      expect(await (await get(path)).text()).not.toMatch(/root:|"name"|SESSION/);
    }
  });
});

describe('a page that was not built', () => {
  const app = runApp({ PAGE_FOLDER: join(folder, 'nowhere') });

  it('says so in a sentence, while the API works', async () => {
    const answer = await fetch(`${app.origin}/dashboard`);
    expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('has not been built')]);
    expect((await app.request('GET', '/health')).status).toBe(200);
  });
});
