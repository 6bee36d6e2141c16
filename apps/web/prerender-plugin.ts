import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '@kumbara/shared';
import { createServer, type Plugin } from 'vite';

/** The screens that search engines and new visitors see, by the name of their file. */
const screens = { landing: '/', pricing: '/pricing' };

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * Writes the public screens in each language beside `index.html`, so that they show before any script has run. The API
 * sends them (`http/page.ts`); their script takes over what is there.
 */
export const prerender = (): Plugin => {
  let folder = '';
  return {
    name: 'prerender',
    apply: 'build',
    configResolved({ root, build }) {
      folder = join(root, build.outDir);
    },
    async writeBundle() {
      const empty = await readFile(join(folder, 'index.html'), 'utf8');
      const server = await createServer({
        server: { middlewareMode: true, ws: false, watch: null },
        appType: 'custom',
        logLevel: 'warn',
      });
      try {
        const { drawScreen } = await server.ssrLoadModule('/src/prerender.tsx');
        await mkdir(join(folder, '.prerendered'), { recursive: true });
        for (const [name, path] of Object.entries(screens))
          for (const { code } of languages) {
            const { markup, title, description } = await drawScreen(path, code);
            const page = empty
              .replace('<html lang="tr">', `<html lang="${code}">`)
              .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`)
              .replace(/(<meta name="description" content=).*?\/>/, (_, tag) => `${tag}"${escapeHtml(description)}" />`)
              .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`)
              // The browser loads styles and fonts first and paints the drawn screen; the script comes after them.
              .replaceAll('<script type="module" ', '<script type="module" fetchpriority="low" ');
            await writeFile(join(folder, '.prerendered', `${name}.${code}.html`), page);
          }
      } finally {
        await server.close();
      }
    },
  };
};
