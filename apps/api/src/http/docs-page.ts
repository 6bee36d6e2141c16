import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import express, { Router } from 'express';

const folder = join(import.meta.dirname, 'docs');
const swagger = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')));

/** `/openapi.json`, to be read and tried by people: Swagger UI with the page that starts it. */
export function docsPage(): Router {
  const router = Router();
  router.use(express.static(folder));
  router.get(['/swagger-ui-bundle.js', '/swagger-ui.css'], express.static(swagger, { index: false }));
  return router;
}

const languages = { curl: 'subscriptions.sh', JavaScript: 'subscriptions.mjs', Python: 'subscriptions.py' };

/** Markdown with one program in each language, which lists, adds and cancels. */
export const programs = (): string =>
  Object.entries(languages)
    .map(([title, file]) => `### ${title}\n\n\`\`\`\n${readFileSync(join(folder, file), 'utf8')}\`\`\``)
    .join('\n\n');
