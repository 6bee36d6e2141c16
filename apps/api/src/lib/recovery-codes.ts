import { randomInt } from 'node:crypto';

/** Crockford's base32: no letter that is read as a digit. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const [groups, groupLength] = [5, 5];

/** How many are made at a time. */
const madeAtOnce = 10;

const newRecoveryCode = (): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-');

/** Codes of 125 random bits, such as `7KQ2M-…`. */
export const newRecoveryCodes = (): string[] => Array.from({ length: madeAtOnce }, newRecoveryCode);

/** A code as it is hashed, whatever its capitals, hyphens and spaces, with letters that were read for digits. */
export const normalizeRecoveryCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
    .replaceAll(/[^0-9A-Z]/g, '');
