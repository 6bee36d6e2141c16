import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** No inline code, no foreign origin, no framing. */
export const securityHeaders = (overHttps: boolean): RequestHandler =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        imgSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        ...(overHttps && { upgradeInsecureRequests: [] }),
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: overHttps && { maxAge: 31_536_000, includeSubDomains: true },
  });

/** Answers of the API are private. */
export const noStore: RequestHandler = (req, res, next) => {
  // Node's fetch adds `no-cache` to each request with If-None-Match, and Express answers that with 200 instead of 304.
  // No cache lies in between, which the header is meant for.
  delete req.headers['cache-control'];
  res.set('Cache-Control', 'no-store');
  next();
};
