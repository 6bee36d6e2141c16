/** Registries' second levels: enough of the public suffix list for the domains that write about money. */
const publicSuffix = /^(?:com|co|net|org|gov|edu|gen|web|biz|info|bel|k12|av|dr|pol|tel|name|ac|or|ne|go)\.[a-z]{2}$/;

export const isPublicSuffix = (domain: string): boolean => publicSuffix.test(domain) || !domain.includes('.');

/** The label that somebody registered: `netflix` of `mail.netflix.com` and of `netflix.com.tr`. */
export function registeredLabel(domain: string): string {
  const labels = domain.split('.');
  return labels.at(isPublicSuffix(labels.slice(-2).join('.')) ? -3 : -2) ?? '';
}

export const isBelow = (domain: string, parent: string): boolean => domain === parent || domain.endsWith(`.${parent}`);
