import { z } from 'zod';
import { thingNameSchema } from './name-schema.ts';

export const calendarFeedInputSchema = z.object({
  /** Tells its owner which calendar reads it: `iPhone`. */
  name: thingNameSchema.max(60),
});
export type CalendarFeedInput = z.infer<typeof calendarFeedInputSchema>;

/** A private address at which calendar programs read payments and ends. */
export const calendarFeedSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  created_at: z.iso.datetime(),
  /** Precise to the hour. */
  last_read_at: z.iso.datetime().nullable(),
});
export type CalendarFeed = z.infer<typeof calendarFeedSchema>;

/** The answer to making or renewing an address, the only one that contains it. */
export const newCalendarFeedSchema = calendarFeedSchema.extend({ url: z.url() });
export type NewCalendarFeed = z.infer<typeof newCalendarFeedSchema>;
