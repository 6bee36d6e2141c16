import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage, isLanguage, languageOfHeader } from '@kumbara/shared';
import { parseCookie } from 'cookie';
import express, { type RequestHandler, Router } from 'express';
import expressStaticGzip from 'express-static-gzip';

/**
 * The built page. Files below `assets` carry a hash of their content in their name and never change; everything else
 * is revalidated (304). Every other path without a file extension is a screen of the page's router.
 */
export function pageRoutes(folder: string, sessionCookie: string): Router {
  const router = Router();
  router.use(
    '/assets',
    expressStaticGzip(join(folder, 'assets'), {
      enableBrotli: true,
      orderPreference: ['br'],
      serveStatic: { immutable: true, maxAge: '1y', fallthrough: false },
    }),
  );
  router.use(express.static(folder, { index: false, setHeaders: (res) => res.set('Cache-Control', 'no-cache') }));
  // No screen has a dot in its last segment: that is a missing file.
  router.get(/^(?!.*\.[^/]*$)/, screen(folder, sessionCookie));
  return router;
}

/** The screens that the build draws in each language (`apps/web/prerender-plugin.ts`), by their paths. */
const prerendered = new Map([
  ['/', 'landing'],
  ['/pricing', 'pricing'],
]);

/**
 * Visitors get a public screen as it was drawn, and every other screen empty. So do people who are signed in, whom `/` leads
 * on, and who come back with an answer in the address.
 */
function screen(folder: string, sessionCookie: string): RequestHandler {
  const index = join(folder, 'index.html');
  return (req, res) => {
    res.set('Cache-Control', 'no-cache').vary('Accept-Language').vary('Cookie');
    const cookies = parseCookie(req.headers.cookie ?? '');
    const name = cookies[sessionCookie] === undefined && req.url === req.path ? prerendered.get(req.path) : undefined;
    const chosen = isLanguage(cookies.language) ? cookies.language : languageOfHeader(req.headers['accept-language']);
    const drawn = name && join(folder, '.prerendered', `${name}.${chosen ?? defaultLanguage}.html`);
    const file = [drawn, index].find((one) => one && existsSync(one));
    if (file) res.sendFile(file, { cacheControl: false, dotfiles: 'allow' });
    else res.status(503).type('text').send('The page has not been built yet: run `npm start`, or `npm run build`.\n');
  };
}
