type Mask = Map<string, Mask>;

/**
 * Selects the fields of a partial response: `messages(id,payload/headers),nextPageToken`, `*` for all.
 *
 * @throws SyntaxError for an invalid mask
 * Source: "Partial responses" in Google's guides
 */
export function keepFields(body: unknown, fields: string): unknown {
  const rest = [...fields.matchAll(/[(),/]|[^\s(),/]+/g)].map(([token]) => token);
  const mask = parseList(rest);
  if (rest.length > 0) throw new SyntaxError(`Invalid field selection ${rest[0]}`);
  return pick(body, mask);
}

function parseList(tokens: string[]): Mask {
  const mask: Mask = new Map();
  do {
    const name = tokens.shift();
    if (!name || /^[(),/]$/.test(name)) throw new SyntaxError(`Invalid field selection ${name ?? ''}`);
    mask.set(name, merge(mask.get(name), parseBelow(tokens)));
  } while (tokens[0] === ',' && tokens.shift());
  return mask;
}

function parseBelow(tokens: string[]): Mask {
  if (tokens[0] === '/') {
    tokens.shift();
    const name = tokens.shift();
    if (!name || /^[(),/]$/.test(name)) throw new SyntaxError('Invalid field selection /');
    return new Map([[name, parseBelow(tokens)]]);
  }
  if (tokens[0] !== '(') return new Map();
  tokens.shift();
  const mask = parseList(tokens);
  if (tokens.shift() !== ')') throw new SyntaxError('Invalid field selection (');
  return mask;
}

const merge = (one: Mask | undefined, other: Mask): Mask => new Map([...(one ?? []), ...other]);

function pick(value: unknown, mask: Mask): unknown {
  if (mask.size === 0 || value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((item) => pick(item, mask));
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const below = mask.get(name) ?? mask.get('*');
      return below ? [[name, pick(inner, below)]] : [];
    }),
  );
}
