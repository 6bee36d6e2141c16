import { createPhrasePattern } from './phrases.ts';
import phrases from './regular-payees.json' with { type: 'json' };

/**
 * Payees of regular payments that are not subscriptions, by the words in their names, folded.
 * `regular-payments.ts` holds the words for the payment itself.
 */

/** Water, heating, electricity and waste. */
export const utilities = createPhrasePattern(phrases.utilities);

/** Insurers and health funds, and words for premiums. */
export const insurers = createPhrasePattern(phrases.insurers);

/** Authorities, professional chambers and public insurance. */
export const publicOffices = createPhrasePattern(phrases.publicOffices);

/** Medical practices, care homes and professional advisers. */
export const practices = createPhrasePattern(phrases.practices);

/** Childcare, schools and private lessons. */
export const lessons = createPhrasePattern(phrases.lessons);

/** Subjects of leisure courses: schools of these are offered as subscriptions. */
const pastimes = createPhrasePattern(phrases.pastimes);

const schools = createPhrasePattern(phrases.schools);

/** Schools named after a person or place: `ESCOLA SANTA RITA`, `ST JOHNS SCHOOL`. */
export const namedSchools = new RegExp(`^(?=.*${schools.source})(?!.*${pastimes.source})`);

/** Lenders for cars, furniture and home improvements. */
export const lenders = createPhrasePattern(phrases.lenders);

/** Maintenance of gardens, roofs and stairs. */
export const maintenanceServices = createPhrasePattern(phrases.maintenanceServices);

/** Storage rooms. */
export const storageRooms = createPhrasePattern(phrases.storageRooms);

/** Savings pots and lotteries. */
export const savingsPots = createPhrasePattern(phrases.savingsPots);
