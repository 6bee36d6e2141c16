import type { Proposal } from '@kumbara/detection';

/** What is found of one subscription, and the id under which it is decided. */
export type Offer = { detection_id: string; proposal: Proposal };

/** Ids carry the time they were made: the oldest finding's stays the proposal's, whatever joins it later. */
export const getDetectionId = ({ findings }: Pick<Proposal, 'findings'>): string => findings.toSorted()[0] ?? '';
