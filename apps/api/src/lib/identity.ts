import type { Language, Tier } from '@kumbara/shared';
import { heldPlan } from './held-plan.ts';

type Person = {
  id: string;
  name: string;
  email: string;
  language: Language;
  currency: string;
  time_zone: string;
  tier: Tier;
  email_verified: boolean;
  created_at: Date;
  /** Rises with every change of the user's data, as a decimal number. */
  data_version: string;
};

/** A session and its user. */
export type SessionIdentity = Person & {
  session_id: string;
  session_created_at: Date;
  /** Precise to the hour. */
  last_seen_at: Date;
};

/** An API key and its user. */
export type KeyIdentity = Person & {
  api_key_id: string;
  can_write: boolean;
  /** Precise to the hour. */
  last_used_at: Date | null;
};

/** The caller of a request, read from the database for this request. */
export type Identity = SessionIdentity | KeyIdentity;

export const isKey = (identity: Identity): identity is KeyIdentity => 'api_key_id' in identity;

/** SQL for the columns of the user `u`. */
export const personColumns = `u.id, u.name, u.email, u.language, u.currency, u.time_zone, ${heldPlan} AS tier,
  u.email_verified, u.created_at,
  (SELECT v.version::text FROM data_versions v WHERE v.user_id = u.id) AS data_version`;
