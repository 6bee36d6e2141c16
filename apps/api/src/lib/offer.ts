import type { Proposal } from '@kumbara/detection';

/** A proposal with the id under which it is decided. */
export type Offer = { detection_id: string; proposal: Proposal };

/** Returns the id of the oldest finding, which stays the same when findings join: ids contain their time of creation. */
export const getDetectionId = ({ findings }: Pick<Proposal, 'findings'>): string => findings.toSorted()[0] ?? '';
