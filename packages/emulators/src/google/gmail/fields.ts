type Mask = { [name: string]: Mask };

/**
 * Selects the fields of a partial response: `messages/id,nextPageToken`.
 * Source: "Partial responses" in Google's guides
 */
export function keepFields(body: unknown, fields: string): unknown {
  const mask: Mask = {};
  for (const path of fields.split(',')) {
    let at = mask;
    for (const name of path.split('/')) at = at[name] ??= {};
  }
  return pick(body, mask);
}

function pick(value: unknown, mask: Mask): unknown {
  if (Object.keys(mask).length === 0 || value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((item) => pick(item, mask));
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => (mask[name] ? [[name, pick(inner, mask[name])]] : [])),
  );
}
