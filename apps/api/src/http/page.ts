import { existsSync } from 'node:fs';
import { join } from 'node:path';
import express, { type RequestHandler, Router } from 'express';
import expressStaticGzip from 'express-static-gzip';

/**
 * The built page. Files below `assets` carry a hash of their content in their name and never change; everything else
 * is revalidated (304). Every other path without a file extension is a screen of the page's router.
 */
export function pageRoutes(folder: string): Router {
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
  router.get(/^(?!.*\.[^/]*$)/, screen(folder));
  return router;
}

function screen(folder: string): RequestHandler {
  const index = join(folder, 'index.html');
  return (_req, res) => {
    res.set('Cache-Control', 'no-cache');
    if (existsSync(index)) res.sendFile(index, { cacheControl: false });
    else res.status(503).type('text').send('The page has not been built yet: run `npm start`, or `npm run build`.\n');
  };
}
