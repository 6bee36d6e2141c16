import { getDomainWithoutSuffix, getPublicSuffix } from 'tldts';

/** Anybody can register a name below it: `com.tr`. */
export const isPublicSuffix = (domain: string): boolean => getPublicSuffix(domain) === domain;

/** The label that somebody registered: `netflix` of `mail.netflix.com` and of `netflix.com.tr`. */
export const registeredLabel = (domain: string): string => getDomainWithoutSuffix(domain) ?? '';

export const isBelow = (domain: string, parent: string): boolean => domain === parent || domain.endsWith(`.${parent}`);
