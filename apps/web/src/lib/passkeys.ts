import type { NewPasskeyAnswer, PasskeyAnswer } from '@kumbara/shared';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { api } from './api.ts';

const load = () => import('@simplewebauthn/browser');

export const supportsPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/** Returns true if the browser offers passkeys among the suggestions of an input field. */
export const suggestsPasskeys = async (): Promise<boolean> =>
  supportsPasskeys() &&
  (await window.PublicKeyCredential.isConditionalMediationAvailable?.().catch(() => false)) === true;

/**
 * Asks the browser for a passkey.
 * @param path the call that makes the options
 * @param asSuggestion waits until the user chooses one of the suggestions of an input field
 */
export async function askForPasskey(
  path: '/auth/passkey/options' | '/account/confirm/options',
  asSuggestion = false,
): Promise<PasskeyAnswer> {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([
    load(),
    api<PublicKeyCredentialRequestOptionsJSON>('POST', path),
  ]);
  return startAuthentication({ optionsJSON, useBrowserAutofill: asSuggestion }) as Promise<PasskeyAnswer>;
}

/** Lets the browser make a passkey for the signed-in user. */
export async function createPasskey(): Promise<NewPasskeyAnswer> {
  const optionsJSON = await api<PublicKeyCredentialCreationOptionsJSON>('POST', '/account/passkeys/options');
  const { startRegistration } = await load();
  return startRegistration({ optionsJSON }) as Promise<NewPasskeyAnswer>;
}

/** Ends a question to the browser that is still open. */
export const stopAskingForPasskey = () =>
  load().then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony());

/** Returns true if the user closed the browser's question, or another one took its place. */
export const isPasskeyCancelled = (error: unknown): boolean =>
  ['NotAllowedError', 'AbortError'].includes((error as Error).name);

/** Returns true if the device has a passkey of this account already. */
export const isPasskeyKnown = (error: unknown): boolean => (error as Error).name === 'InvalidStateError';
