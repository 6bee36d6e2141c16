import type { Parameters } from './parameters.ts';
import { parameterInvalid } from './stripe-error.ts';
import { list } from './wire.ts';

type Row = { id: string; created: number };

/** A page of a list, newest first: `limit`, `starting_after` and `created[gte]`. */
export function listPage(url: string, rows: readonly Row[], parameters: Parameters, render: (id: string) => unknown) {
  const limit = parameters.integer('limit') ?? 10;
  if (limit < 1 || limit > 100) {
    throw parameterInvalid('limit', 'This value must be between 1 and 100 (inclusive).', 'parameter_invalid_integer');
  }
  const since = parameters.nested('created')?.integer('gte') ?? 0;
  const after = parameters.text('starting_after');
  parameters.refuseUnknown();
  const wanted = rows.filter(({ created }) => created >= since);
  const from = after ? wanted.findIndex(({ id }) => id === after) + 1 : 0;
  const page = wanted.slice(from, from + limit);
  return list(
    url,
    page.map(({ id }) => render(id)),
    from + limit < wanted.length,
  );
}
