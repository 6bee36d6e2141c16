import type { Language } from '@kumbara/shared';
import i18next from 'i18next';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { Providers } from '#app/providers.tsx';
import { Router } from '#app/router.tsx';
import { startI18next } from '#i18n/start-i18next.ts';
import { createQueryClient } from '#lib/query-client.ts';

/**
 * Draws a screen as visitors see it first, at the build: `prerender-plugin.ts` calls it for each language.
 * @returns the markup of `#root`, and what stands in the head
 */
export async function drawScreen(path: string, language: Language) {
  if (!i18next.isInitialized) await startI18next();
  await i18next.changeLanguage(language);
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <Providers client={createQueryClient(() => undefined)}>
        <StaticRouter location={path}>
          <Router />
        </StaticRouter>
      </Providers>
    </StrictMode>,
    // The content security policy forbids the scripts that would move larger parts to their places.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void failures.push(error) },
  );
  const markup = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  const [tag = '', title = ''] = /<title>(.*?)<\/title>/.exec(markup) ?? [];
  return { markup: markup.replace(tag, ''), title, description: i18next.t('landing:description') };
}
