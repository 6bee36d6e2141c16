import type { Mailbox } from './mailbox.ts';

/** One connecting: who started it knows the verifier, the provider only its hash until the code is redeemed (RFC 7636). */
export type Attempt = { redirectUrl: string; verifier: string };

/** What opens a mailbox until it is taken back. */
export type Grant = {
  refresh_token: string;
  access_token: string;
  /** ISO 8601 instant from which the access token is no longer used. */
  expires_at: string;
};

/**
 * Hands out access tokens that are fresh. With the one that the provider has just refused, it gets another, once for
 * everybody who asks at the same time.
 * @throws MailboxError `reconnect` where there is none to be had
 */
export type AccessTokens = (refused?: string) => Promise<string>;

/** Where somebody connects a mailbox without telling us a password. */
export type MailboxProvider = {
  /** Where the browser is sent. The verifier's hash goes along, S256. */
  address(attempt: Attempt & { state: string }): string;
  /** @throws MailboxError `refused` for a code that is used, late or foreign, or where reading mail was not granted */
  redeem(attempt: Attempt & { code: string }): Promise<{ grant: Grant; email_address: string }>;
  /**
   * @returns a new access token; also a new refresh token where the provider rotates them
   * @throws MailboxError `reconnect` where the grant is gone
   */
  refresh(refreshToken: string): Promise<Grant>;
  open(tokens: AccessTokens): Mailbox;
  /**
   * Ends the grant at the provider. One that is gone already counts as ended.
   * @returns whether the provider can do that at all; where not, only the user can, at the provider
   * @throws MailboxError `retry`
   */
  revoke(refreshToken: string): Promise<boolean>;
};
