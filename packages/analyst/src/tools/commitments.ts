import { addDays, daysBetween } from '@kumbara/shared';
import { z } from 'zod';
import { createNumberFact } from './facts.ts';
import { listActive } from './prices.ts';
import { defineTool, type Fact } from './tool.ts';

export const commitmentsArgs = z.strictObject({});
const commitmentSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  ends_on: z.iso.date(),
  notice_days: z.int(),
  /** The last day on which notice can be given in time. */
  notice_until: z.iso.date(),
  /** Days from today to that day; null where it has passed. */
  days_left: z.int().nullable(),
});
/** Sorts by notice day, soonest first, missed ones last. */
const commitmentsResult = z.object({ commitments: commitmentSchema.array() });
export type Commitments = z.infer<typeof commitmentsResult>;

export const commitmentsTool = defineTool({
  name: 'commitments',
  description:
    'Active subscriptions that are bound until a day, and the last day on which notice can be given before they go on.',
  args: commitmentsArgs,
  output: commitmentsResult,
  run(portfolio): { result: Commitments; facts: Fact[] } {
    const { today } = portfolio;
    const rows = listActive(portfolio)
      .flatMap((subscription) => {
        const { id, name, commitment_ends_on: ends_on, notice_days = 0 } = subscription;
        if (!ends_on || ends_on < today) return [];
        const notice_until = addDays(ends_on, -notice_days);
        const days_left = notice_until < today ? null : daysBetween(today, notice_until);
        return [{ subscription, commitment: { id, name, ends_on, notice_days, notice_until, days_left } }];
      })
      .sort(
        ({ commitment: a }, { commitment: b }) =>
          Number(a.days_left === null) - Number(b.days_left === null) || (a.notice_until < b.notice_until ? -1 : 1),
      );
    return {
      result: { commitments: rows.map(({ commitment }) => commitment) },
      facts: rows.flatMap(({ subscription, commitment: { days_left, notice_days } }) => [
        ...(days_left === null ? [] : [createNumberFact('days_left', subscription, days_left, 'days')]),
        createNumberFact('notice_days', subscription, notice_days, 'days'),
      ]),
    };
  },
});
