import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A mistake that the user can correct. Only its message is printed, without a stack trace. */
export class UserFacingError extends Error {}

/** Reads `.env` if it exists. Variables of the shell take precedence; an empty variable counts as unset. */
export function loadSettings(): void {
  for (const [name, value] of Object.entries(process.env)) if (value === '') delete process.env[name];
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  for (const [name, value] of Object.entries(process.env)) if (value === '') delete process.env[name];
}
