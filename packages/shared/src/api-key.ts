import { z } from 'zod';
import { apiKeyAccess } from './constants.ts';
import { thingNameSchema } from './name-schema.ts';

/** Requests of one key. */
export const apiKeyRate = { most: 600, seconds: 3_600 };

export const apiKeyInputSchema = z.object({
  name: thingNameSchema.refine((name) => name.length <= 60),
  access: z.enum(apiKeyAccess),
  /** Absent means that the key does not expire. */
  expires_in_days: z.int().min(1).max(3_650).optional(),
});
export type ApiKeyInput = z.infer<typeof apiKeyInputSchema>;

export const apiKeySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  access: z.enum(apiKeyAccess),
  /** The last characters of the key. */
  hint: z.string(),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime().nullable(),
  /** Precise to the hour. */
  last_used_at: z.iso.datetime().nullable(),
});
export type ApiKey = z.infer<typeof apiKeySchema>;

/** The answer to the making of a key, the only one that contains it. */
export const newApiKeySchema = apiKeySchema.extend({ key: z.string() });
export type NewApiKey = z.infer<typeof newApiKeySchema>;

/** Keys of an account whose plan no longer includes them. They answer 402 until it does again, and can be revoked. */
export const apiKeysInvitationSchema = z.object({ keys: apiKeySchema.array() });
export type ApiKeysInvitation = z.infer<typeof apiKeysInvitationSchema>;
