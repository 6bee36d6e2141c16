import { z } from 'zod';

/** A calendar day, `YYYY-MM-DD`, between the years 1900 and 2200: days have no time zone. */
export const isoDateSchema = z.iso
  .date()
  .refine((day) => day >= '1900-01-01' && day <= '2200-12-31', { params: { issue: 'invalid_date' } });

const supported = new Set<string>();
/** An IANA time zone this runtime knows. */
export const timeZoneSchema = z
  .string()
  .max(64)
  .refine((zone) => {
    if (supported.has(zone)) return true;
    try {
      new Intl.DateTimeFormat('en', { timeZone: zone });
      supported.add(zone);
      return true;
    } catch {
      return false;
    }
  });
