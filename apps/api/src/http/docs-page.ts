import type { ApiDescription, Operation } from './openapi.ts';

/** The OpenAPI document as one page without scripts, so that it fits the content security policy. */
export function docsPage({ info, paths }: ApiDescription): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const tags = [...new Set(calls.map(({ operation }) => operation.tags[0] ?? ''))];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Kumbara API</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<main>
<h1>Kumbara API</h1>
<p>${escaped(info.description)}</p>
<p>For programs: <a href="/api/openapi.json">openapi.json</a></p>
<nav>${tags.map((tag) => `<a href="#${escaped(tag)}">${escaped(tag)}</a>`).join('\n')}</nav>
${tags
  .map((tag) =>
    section(
      tag,
      calls.filter(({ operation }) => operation.tags[0] === tag),
    ),
  )
  .join('\n')}
</main>
</body>
</html>
`;
}

type Call = { path: string; method: string; operation: Operation };

const section = (tag: string, calls: Call[]) =>
  `<section id="${escaped(tag)}"><h2>${escaped(tag)}</h2>${calls.map(call).join('\n')}</section>`;

const call = ({ path, method, operation }: Call) => `<article>
<h3><code><b>${method}</b> ${escaped(path)}</code></h3>
<p>${escaped(operation.summary)}${operation.security ? ' · <em>open to everybody</em>' : ''}</p>
${operation.requestBody ? details('Takes', operation.requestBody) : ''}
${Object.entries(operation.responses)
  .map(([status, { description, content }]) =>
    Number(status) < 300 && content
      ? details(`${status} ${description}`, content)
      : `<p class="answer">${status} ${escaped(description)}</p>`,
  )
  .join('\n')}
</article>`;

const details = (title: string, value: unknown) =>
  `<details><summary>${escaped(title)}</summary><pre>${escaped(JSON.stringify(value, null, 2))}</pre></details>`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: unknown) => String(text).replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');

export const docsStyle = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 52rem; margin: 0 auto; padding: 1rem; }
nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; }
article { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: 0.5rem 0; }
h3, article p { margin: 0.25rem 0; }
.answer { opacity: 0.75; }
pre { overflow-x: auto; font-size: 0.8rem; padding: 0.75rem; background: color-mix(in srgb, currentColor 7%, transparent); }
`;
