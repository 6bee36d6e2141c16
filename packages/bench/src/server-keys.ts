import { randomBytes } from 'node:crypto';

const key = () => `k:${randomBytes(32).toString('base64')}`;

/** The secrets that a server needs to start, new ones at every call. */
export const serverKeys = () => ({ SESSION_KEYS: key(), CREDENTIAL_KEYS: key(), PASSWORD_PEPPER: key() });
