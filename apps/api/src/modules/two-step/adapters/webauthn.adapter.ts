import type { NewPasskeyAnswer, PasskeyAnswer } from '@kumbara/shared';

export type WebAuthn = ReturnType<typeof createWebAuthn>;

type Bytes = Uint8Array<ArrayBuffer>;
type Credential = { credential_id: string; transports: string[] };
type StoredCredential = { credential_id: string; public_key: Bytes; counter: bigint };
type IsOurs = (challenge: string) => boolean;

/** Loaded when it is needed: an idle process saves its memory. */
const load = () => import('@simplewebauthn/server');

/** EdDSA, ES256 and RS256, which all authenticators know one of. */
const algorithms = [-8, -7, -257];
/** The browser waits so long for its user. */
const timeout = 5 * 60_000;

/**
 * Passkeys after WebAuthn level 3, without attestation: any authenticator that verifies its user may keep one.
 * @param origins those of the app; the host of the first one is the relying party, and hosts below it belong to it
 */
export function createWebAuthn(origins: readonly string[]) {
  const rpID = new URL(origins[0] ?? '').hostname;
  const expectedOrigin = origins.filter((origin) => {
    const { hostname } = new URL(origin);
    return hostname === rpID || hostname.endsWith(`.${rpID}`);
  });
  const expected = { expectedOrigin, expectedRPID: rpID, requireUserVerification: true };
  const descriptors = (credentials: Credential[]) =>
    credentials.map(({ credential_id, transports }) => ({ id: credential_id, transports }));

  return {
    newPasskeyOptions: async (
      user: { id: string; email: string; name: string },
      challenge: Bytes,
      known: Credential[],
    ) => ({
      ...(await (
        await load()
      ).generateRegistrationOptions({
        rpName: 'Kumbara',
        rpID,
        userName: user.email,
        userDisplayName: user.name,
        userID: uuidBytes(user.id),
        challenge,
        timeout,
        attestationType: 'none',
        supportedAlgorithmIDs: algorithms,
        excludeCredentials: descriptors(known),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })),
    }),

    /** @param allowed the passkeys that may answer; without it any of the app's */
    answerOptions: async (challenge: Bytes, allowed: Credential[] = []) => ({
      ...(await (
        await load()
      ).generateAuthenticationOptions({
        rpID,
        challenge,
        timeout,
        userVerification: 'required',
        allowCredentials: descriptors(allowed),
      })),
    }),

    /** The id of the user whom an answer names; undefined if it names none. */
    userOf: ({ response }: PasskeyAnswer): string | undefined => uuidOf(response.userHandle),

    /** @returns the new credential and the challenge that it answers; undefined if anything about the answer is wrong */
    async verifyNew(response: NewPasskeyAnswer, isOurs: IsOurs) {
      const challenge = challengeOf(response);
      const { verifyRegistrationResponse } = await load();
      const { registrationInfo } = await verifyRegistrationResponse({
        ...expected,
        response,
        expectedChallenge: isOurs,
        supportedAlgorithmIDs: algorithms,
      }).catch(() => ({ registrationInfo: undefined }));
      return registrationInfo && challenge ? { ...registrationInfo.credential, challenge } : undefined;
    },

    /** @returns the new counter and the challenge; undefined if anything is wrong, or the counter did not rise */
    async verify(response: PasskeyAnswer, { credential_id, public_key, counter }: StoredCredential, isOurs: IsOurs) {
      const challenge = challengeOf(response);
      const { verifyAuthenticationResponse } = await load();
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        ...expected,
        response,
        expectedChallenge: isOurs,
        credential: { id: credential_id, publicKey: public_key, counter: Number(counter) },
      }).catch(() => ({ verified: false, authenticationInfo: undefined }));
      return verified && authenticationInfo && challenge
        ? { counter: authenticationInfo.newCounter, challenge }
        : undefined;
    },
  };
}

const uuidBytes = (id: string): Bytes => Uint8Array.from(Buffer.from(id.replaceAll('-', ''), 'hex'));

function uuidOf(handle: string | undefined): string | undefined {
  const hex = Buffer.from(handle ?? '', 'base64url').toString('hex');
  return /^[\da-f]{32}$/.test(hex) ? hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') : undefined;
}

function challengeOf({ response }: { response: { clientDataJSON: string } }): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString());
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}
