/** A user as Google describes them. */
export type GoogleProfile = {
  /** Google's own id of the account, which stays when the e-mail address changes. */
  subject: string;
  /** In lower case. */
  email: string;
  isEmailVerified: boolean;
  /** Empty if Google names none. */
  name: string;
};

/** The cookie that ties a sign-in to the browser that started it. */
export type TransactionCookie = { value: string | undefined; begin(value: string, seconds: number): void };

export type SignInAttempt = { callbackUrl: string; transaction: TransactionCookie };

export type GoogleSignIn = {
  /** Begins the transaction and returns the address of Google's consent screen. */
  authorizationUrl(attempt: SignInAttempt): Promise<string>;
  /** Returns true if an authorization response that names its issuer (RFC 9207) comes from this provider. */
  isIssuer(issuer: string): boolean;
  /** @throws GoogleError */
  redeem(attempt: SignInAttempt & { code: string; state: string }): Promise<GoogleProfile>;
};

/** `refused`: the code or its answer is not to be trusted. `unavailable`: Google does not answer as it should. */
export class GoogleError extends Error {
  readonly kind: 'refused' | 'unavailable';

  constructor(kind: GoogleError['kind'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'GoogleError';
    this.kind = kind;
  }
}
