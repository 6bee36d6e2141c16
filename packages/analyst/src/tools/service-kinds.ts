import { findServiceById, type ServiceKind } from '@kumbara/detection';
import { fold } from '@kumbara/text/fold';
import type { PortfolioSubscription } from '#portfolio.ts';
import kindWords from './service-kind-words.json' with { type: 'json' };

/**
 * The kind of a subscription, by its service; most have none. Services that sell video and music count as music only if
 * the folded name contains one of `service-kind-words.json`.
 */
export const findServiceKind = ({
  service_id,
  name,
}: Pick<PortfolioSubscription, 'service_id' | 'name'>): ServiceKind | undefined => {
  const { kind, kind_if_named } = findServiceById(service_id ?? '') ?? {};
  if (!kind_if_named) return kind;
  return kindWords[kind_if_named].some((word) => fold(name).includes(word)) ? kind_if_named : undefined;
};
