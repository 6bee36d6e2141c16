import type { Detection } from '@kumbara/prisma/client';
import type { ReasonCode } from '@kumbara/shared';

/** A finding, with what the user's own list and earlier decisions say about it. */
export type Offer = { detection: Detection; subscription_id: string | undefined; changed: ReasonCode[] };
