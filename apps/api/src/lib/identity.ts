import type { Language, Tier } from '@kumbara/shared';

/** The session of a request and its user, read from the database for this request. */
export type Identity = {
  session_id: string;
  session_created_at: Date;
  /** Precise to the hour. */
  last_seen_at: Date;
  id: string;
  name: string;
  email: string;
  language: Language;
  currency: string;
  time_zone: string;
  tier: Tier;
  email_verified: boolean;
  created_at: Date;
};
