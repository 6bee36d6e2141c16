import express, { type Express } from 'express';
import { refuseCrossSite } from '#http/cross-site.ts';
import { docsPage } from '#http/docs-page.ts';
import { pageRoutes } from '#http/page.ts';
import { problems, unknownCall } from '#http/problem.ts';
import { requestLog } from '#http/request-log.ts';
import { noStore, securityHeaders } from '#http/security-headers.ts';
import { packed } from '#http/send-answer.ts';
import type { Container } from './container.ts';

/** Middleware and routers, in the order of a request. */
export function createApp({ config, logger, cookie, serves, mounts }: Container, pageFolder: string): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);

  app.use(requestLog(logger));
  app.use(securityHeaders(config.origins[0]?.startsWith('https:') ?? false));
  app.use(refuseCrossSite(config.origins, cookie.name));
  app.use('/api', noStore);
  for (const [path, routers] of Object.entries(mounts)) app.use(path, routers);
  if (serves) app.use('/api/docs', packed, docsPage());
  app.use('/api', unknownCall);
  if (serves) app.use(packed, pageRoutes(pageFolder, cookie.name));
  app.use(unknownCall);
  app.use(problems(logger));
  return app;
}
