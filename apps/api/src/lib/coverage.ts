import { addDays, type IsoDate } from '@kumbara/shared';
import type { Queryable } from './database.ts';

export type CoverageSource = 'statement' | 'mail';
export type Coverage = {
  /** The kind of document that shows every charge of a span, both ends included; undefined if none does. */
  by(from: IsoDate, to?: IsoDate): CoverageSource | undefined;
  spans: readonly Span[];
};

type Span = { source: CoverageSource; from: IsoDate; to: IsoDate };

/**
 * The spans of uploaded statements and of scanned mailboxes. The day of the last scan is not over when it runs, so the
 * day before is the last that it covers.
 */
const text = `
  SELECT 'statement' AS source, to_char(period_from, 'YYYY-MM-DD') AS "from", to_char(period_to, 'YYYY-MM-DD') AS "to"
  FROM statement_imports WHERE user_id = $1::uuid AND period_from IS NOT NULL AND period_to IS NOT NULL
  UNION ALL
  SELECT 'mail', to_char(c.covered_since, 'YYYY-MM-DD'),
    to_char((c.last_scan AT TIME ZONE u.time_zone)::date - 1, 'YYYY-MM-DD')
  FROM mail_connections c JOIN users u ON u.id = c.user_id
  WHERE c.user_id = $1::uuid AND c.covered_since IS NOT NULL AND c.last_scan IS NOT NULL
  ORDER BY 1, 2`;

/** Reads which days the documents of a user cover, in one statement to the database. */
export async function readCoverage(db: Queryable, userId: string): Promise<Coverage> {
  const { rows } = await db.query({ name: 'coverage', text, values: [userId] });
  return joinSpans(rows as Span[]);
}

/** @param spans ordered by their first day; spans of one kind that touch or overlap count as one */
export function joinSpans(spans: readonly Span[]): Coverage {
  const joined: Span[] = [];
  for (const span of spans) {
    if (span.to < span.from) continue;
    const last = joined.findLast(({ source }) => source === span.source);
    if (last && span.from <= addDays(last.to, 1)) last.to = span.to > last.to ? span.to : last.to;
    else joined.push({ ...span });
  }
  return {
    spans: joined,
    by: (from, to = from) => joined.find((span) => span.from <= from && to <= span.to)?.source,
  };
}
