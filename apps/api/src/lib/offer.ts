import type { Proposal } from '@kumbara/detection';

/** What is found of one subscription, and the id under which it is decided. */
export type Offer = { detection_id: string; proposal: Proposal };
