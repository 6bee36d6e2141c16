import forwarding from '#mail/data/forwarding.json' with { type: 'json' };
import words from './search-words.json' with { type: 'json' };

/**
 * Words and phrases for servers that find whole words only, such as Gmail's: forms of the vocabularies' stems that mails
 * use, in `search-words.json`. `search-words.test.ts` shows that there is none of its own.
 * `mail-search.long.test.ts` of the samples shows that none is missing for the mails that we know to tell something.
 * They stand by language: en, tr, es, fr, de, it, pt, pl, hu, nl, sv/no/da, cs/sk, ro, vi, ru, ar, ja. Of Vietnamese
 * phrases only: its syllables are words of others (`ve`, `bien`, `don`).
 */

/** Some of these stand in every mail that tells what happened to a subscription: money, renewals, ends, other prices. */
export const eventWords = withPlain(words.eventWords);

/** Something that is paid again and again: what else a mail says when it is about more than one purchase. */
export const recurringWords = withPlain(words.recurringWords);

/** What one pays for again and again, as subjects call it. */
export const subscriptionSubjects = withPlain(words.subscriptionSubjects);

/** Money that went or did not, and contracts that ended, as the subjects of unknown senders call them. */
export const paymentSubjects = withPlain(words.paymentSubjects);

/** A subject with one of these tells by itself that something ends: `Confirmación de baja`. */
export const endingSubjects = withPlain(words.endingSubjects);

/** What else happens to subscriptions, and to much else: a subject that proves little alone. */
export const changeSubjects = withPlain(words.changeSubjects);

/** Subjects about things bought once, and about the account itself: they tell of a subscription only if they name it. */
export const onceSubjects = withPlain(words.onceSubjects);

/** Subjects about mailing lists, which call themselves subscriptions. */
export const newsletterSubjects = withPlain(words.newsletterSubjects);

/** How mail programs begin the subject of what is sent on. */
export const forwardWords: string[] = forwarding.prefixes;

function withPlain(terms: string[]): string[] {
  return [...new Set(terms.flatMap((term) => [term, plain(term)]))];
}

/** Without marks: `ö` as `o`, `ı` as `i`. Servers differ in whether they see a difference. */
function plain(term: string): string {
  return term
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ı', 'i')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae');
}
