import { fold } from '@kumbara/text/fold';

/** Football clubs, towns and words that are frequent in Turkish leaks and missing in the international lists. */
const turkish =
  /^(sifre|parola|galatasaray|fenerbahce|besiktas|trabzonspor|istanbul|ankara|izmir|turkiye|ataturk|mustafa|abonelik|kumbara|seviyorum|askimsin)\d{0,4}[.!*]?$/;

let list: Promise<Set<string>> | undefined;

/**
 * Returns true if a password is among the most used ones of known leaks, ignoring case; one repeated character counts
 * too. The list is loaded on first use, because most processes never need it.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const lower = password.toLowerCase();
  if (new Set(lower).size === 1 || turkish.test(fold(password))) return true;
  list ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].filter(({ length }) => length >= 8)),
  );
  const common = await list;
  return common.has(lower) || common.has(lower.replace(/[.!*]+$/, ''));
}
