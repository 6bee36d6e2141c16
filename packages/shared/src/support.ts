import { z } from 'zod';
import { normalizeName, normalizeText } from './name.ts';

/** A message to whoever runs the service. */
export const supportMessageSchema = z.object({
  subject: z.string().overwrite(normalizeName).min(1).max(120),
  message: z.string().overwrite(normalizeText).trim().min(1).max(5000),
  /** Path of the page it is written on, without what follows `?` or `#`. */
  page: z
    .string()
    .max(200)
    .regex(/^\/[\w/-]*$/)
    .optional(),
});
export type SupportMessage = z.infer<typeof supportMessageSchema>;
