import { readFileSync } from 'node:fs';
import { defaultLanguage, type ErrorCode, languageOfHeader } from '@kumbara/shared';
import type { Route } from '@playwright/test';
import { type Answers, never } from './picture.ts';

type Problem = { code: ErrorCode; detail?: string };

/** The error texts of the API, so that a mocked refusal reads like a real one. */
const errorTexts = (language: string): Record<ErrorCode, string> =>
  JSON.parse(readFileSync(new URL(`../../api/src/i18n/locales/${language}/errors.json`, import.meta.url), 'utf8'));

/** Adds the API's text in the page's language to a refusal without one. */
function withDetail(body: Problem, header: string | undefined) {
  const language = languageOfHeader(header) ?? defaultLanguage;
  return { ...body, detail: body.detail || errorTexts(language)[body.code] };
}

/** Mocks the API with fixed answers. */
export const mockApi = (answers: Answers) => (route: Route) => {
  const { pathname } = new URL(route.request().url());
  const found = answers[`${route.request().method()} ${pathname.slice('/api'.length)}`];
  if (found === never) return;
  if (typeof found === 'string') return route.fulfill({ contentType: 'text/event-stream', body: found });
  if (found === undefined) return route.fulfill({ status: 404, json: { code: 'not_found' } });
  const { status, body } = (found as { body?: unknown }).body
    ? (found as { status: number; body: unknown })
    : { status: 200, body: found };
  const headers: Record<string, string> = status === 429 ? { 'retry-after': '3600' } : {};
  const json = status < 400 ? body : withDetail(body as Problem, route.request().headers()['accept-language']);
  return route.fulfill({ status, headers, json });
};
