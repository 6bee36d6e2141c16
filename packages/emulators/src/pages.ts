import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import { z } from 'zod';
import { type Html, html } from './html.ts';
import texts from './pages.json' with { type: 'json' };

/** The pages have two languages: they are for developers, not for users. */
export type PageLanguage = 'tr' | 'en';
export const textSchema = z.strictObject({ tr: z.string(), en: z.string() });
export type Text = z.output<typeof textSchema>;

const style = readFileSync(new URL('emulators.css', import.meta.url), 'utf8');

export const languageOf = ({ headers }: IncomingMessage): PageLanguage =>
  /^\s*tr\b/i.test(headers['accept-language'] ?? '') ? 'tr' : 'en';

/**
 * Sends a page. It runs no script, and its forms may only submit to the emulators and redirect to `formTargets`.
 */
export function sendPage(
  req: IncomingMessage,
  res: ServerResponse,
  { status = 200, title, body, formTargets = [] }: PageContent,
): void {
  const language = languageOf(req);
  const page = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/emulators.css">
</head>
<body>
<header class="ribbon">${texts.ribbon[language]}</header>
<main>${body}</main>
</body>
</html>
`;
  res.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': [
      "default-src 'none'",
      "style-src 'self'",
      "img-src 'self' data:",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      `form-action ${["'self'", ...formTargets].join(' ')}`,
    ].join('; '),
  });
  res.end(page.markup);
}
export type PageContent = { status?: number; title: string; body: Html; formTargets?: readonly string[] };

export const sendStyle: RequestHandler = (_req, res) => {
  res.type('text/css').send(style);
};

export const sendWelcome: RequestHandler = (req, res) => {
  const language = languageOf(req);
  const title = texts.welcome[language];
  sendPage(req, res, { title, body: html`<h1>${title}</h1><p>${texts.welcomeLead[language]}</p>` });
};

export const sendNotFound: RequestHandler = (req, res) => {
  const title = texts.notFound[languageOf(req)];
  sendPage(req, res, { status: 404, title, body: html`<h1>${title}</h1>` });
};

/** Error page, usually for a form that was open for too long. */
export const sendError: ErrorRequestHandler = (error, req, res, _next) => {
  const { statusCode = 500, error_description, message } = error as Record<string, unknown> & Error;
  const title = texts.failed[languageOf(req)];
  const body = html`<h1>${title}</h1><pre>${String(error_description ?? message)}</pre>`;
  sendPage(req, res, { status: Number(statusCode), title, body });
};
