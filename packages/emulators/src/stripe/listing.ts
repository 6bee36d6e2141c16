import type { Parameters } from './parameters.ts';
import { parameterInvalid } from './stripe-error.ts';
import { list } from './wire.ts';

type Row = { id: string; created: number };

/** A page of a list, newest first: `limit`, `starting_after`, `ending_before`, `created[gte]` and similar. */
export function listPage(url: string, rows: readonly Row[], parameters: Parameters, render: (id: string) => unknown) {
  const limit = parameters.integer('limit') ?? 10;
  if (limit < 1 || limit > 100) {
    throw parameterInvalid('limit', 'This value must be between 1 and 100 (inclusive).', 'parameter_invalid_integer');
  }
  const wanted = rows.filter(createdFilter(parameters));
  const [after, before] = [parameters.text('starting_after'), parameters.text('ending_before')];
  const from = after ? wanted.findIndex(({ id }) => id === after) + 1 : 0;
  const to = before ? wanted.findIndex(({ id }) => id === before) : wanted.length;
  const page = before ? wanted.slice(Math.max(0, to - limit), to) : wanted.slice(from, from + limit);
  const has_more = before ? to > limit : from + limit < wanted.length;
  parameters.refuseUnknown();
  return list(
    url,
    page.map(({ id }) => render(id)),
    has_more,
  );
}

function createdFilter(parameters: Parameters): (row: Row) => boolean {
  const range = parameters.nested('created');
  const [gt, gte, lt, lte] = (['gt', 'gte', 'lt', 'lte'] as const).map((name) => range?.integer(name));
  return ({ created }) =>
    (gt === undefined || created > gt) &&
    (gte === undefined || created >= gte) &&
    (lt === undefined || created < lt) &&
    (lte === undefined || created <= lte);
}
