/** Somebody whom Google vouches for. */
export type GooglePerson = {
  /** Google's own name for the account, which outlives every e-mail address. */
  subject: string;
  /** In lower case. */
  email: string;
  isEmailVerified: boolean;
  name: string;
};

/** One sign-in: who started it knows the verifier, Google only its hash until the code is redeemed (RFC 7636). */
export type Attempt = { callbackUrl: string; verifier: string };

export type GoogleSignIn = {
  /** Where the browser is sent to be asked who it is. */
  address(attempt: Attempt & { state: string }): Promise<string>;
  /** Whether an answer that names its issuer (RFC 9207) comes from this provider. */
  isIssuer(issuer: string): boolean;
  /** @throws GoogleError */
  redeem(attempt: Attempt & { code: string }): Promise<GooglePerson>;
};

/** `refused`: the code or what came of it is not to be believed. `unavailable`: Google does not answer as it should. */
export class GoogleError extends Error {
  readonly kind: 'refused' | 'unavailable';

  constructor(kind: GoogleError['kind'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'GoogleError';
    this.kind = kind;
  }
}
