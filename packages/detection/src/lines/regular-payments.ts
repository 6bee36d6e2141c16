import { createPhrasePattern } from './phrases.ts';
import phrases from './regular-payments.json' with { type: 'json' };

/**
 * Words for regular payments that are not subscriptions, folded. Company names are listed only if the company does
 * nothing else than lending, letting or teaching.
 */

/** Rent and shared costs of a building. */
export const housing = createPhrasePattern(phrases.housing);

/** Household services, care and accountants. */
export const householdServices = createPhrasePattern(phrases.householdServices);

/** Childcare, schools and lessons. */
export const schooling = createPhrasePattern(phrases.schooling);

/** Loans and mortgages. */
export const lending = createPhrasePattern(phrases.lending);

/** Taxes, fines, public insurance, chambers and unions. */
export const publicDues = createPhrasePattern(phrases.publicDues);

/** Savings, and payments within a family. */
export const savings = createPhrasePattern(phrases.savings);

/** Tolls, public transport, parking and top-ups of cards and phones. */
export const transport = createPhrasePattern(phrases.transport);

/** Dental and medical treatment, including clubs of practices. */
export const healthcare = createPhrasePattern(phrases.healthcare);

/** Telephone and internet providers that the catalogue does not list. */
export const telecomNetworks = createPhrasePattern(phrases.telecomNetworks);

/** Card terminals and payment providers of shops. */
export const cardTerminals = createPhrasePattern(phrases.cardTerminals);

/**
 * Providers of deferred and part payments. Monthly services are paid through them too: with a service behind the name
 * (`KLARNA*SPOTIFY`) and no count of parts, the amount is the service's price. Names that are ordinary words need a
 * second word: `ALMA YOGA` and `IN3 STUDIO` are no lenders.
 */
export const payLater = createPhrasePattern(phrases.payLater);
