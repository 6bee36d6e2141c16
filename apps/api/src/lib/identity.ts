import type { Language, Tier } from '@kumbara/shared';

/** Who is asking: the session and its user, read from the database for this very request. */
export type Identity = {
  session_id: string;
  session_created_at: Date;
  /** To the hour. */
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
