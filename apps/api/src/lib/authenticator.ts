import { generateSecret, generateURI, verifySync } from 'otplib';
import type { Clock } from './clock.ts';

const stepSeconds = 30;

/** A new secret of an authenticator app: 160 bits in base32. */
export const newAuthenticatorSecret = (): string => generateSecret();

/** The secret as authenticator apps read it from a QR code. */
export const authenticatorUri = (secret: string, email: string): string =>
  generateURI({ issuer: 'Kumbara', label: email, secret });

/**
 * The time step of a code (RFC 6238), if it is one of the current step, the one before or the one after.
 * @param afterStep a code of this step or an earlier one was used before, and none of them works again
 */
export function stepOfCode(
  { secret, code, afterStep = 0 }: { secret: string; code: string; afterStep?: number },
  clock: Clock,
): number | undefined {
  const epoch = Math.floor(clock().getTime() / 1000);
  // otplib refuses to look beyond its window; a step in the future was used with a clock that was set back since.
  if (afterStep > epoch / stepSeconds + 1) return undefined;
  const result = verifySync({ secret, token: code, epoch, epochTolerance: stepSeconds, afterTimeStep: afterStep });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}
