import type { Mailbox } from './mailbox.ts';

/** An authorization with PKCE (RFC 7636): the provider knows only the verifier's hash until the code is redeemed. */
export type Attempt = { redirectUrl: string; verifier: string };

/** The tokens that open a mailbox until they are revoked. */
export type Grant = {
  refresh_token: string;
  access_token: string;
  /** ISO 8601 instant from which the access token is no longer used. */
  expires_at: string;
};

/**
 * Returns a valid access token. Called with a token that the provider has refused, it renews the token, once for all
 * concurrent callers.
 * @throws MailboxError `reconnect` if no token can be had
 */
export type AccessTokens = (refused?: string) => Promise<string>;

/** A mailbox provider with OAuth. */
export type MailboxProvider = {
  /** The URL of the consent screen, with the verifier's hash (S256). */
  address(attempt: Attempt & { state: string }): string;
  /** @throws MailboxError `refused` for a code that is used, expired or foreign, or if reading mail was not granted */
  redeem(attempt: Attempt & { code: string }): Promise<{ grant: Grant; email_address: string }>;
  /**
   * @returns a new access token, and a new refresh token if the provider rotates them
   * @throws MailboxError `reconnect` if the grant is gone
   */
  refresh(refreshToken: string): Promise<Grant>;
  open(tokens: AccessTokens): Mailbox;
  /**
   * Revokes the grant at the provider. One that is already gone counts as revoked.
   * @returns whether the provider supports it; if not, only the user can revoke the grant there
   * @throws MailboxError `retry`
   */
  revoke(refreshToken: string): Promise<boolean>;
};
