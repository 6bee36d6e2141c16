import { MailboxError } from './mailbox.ts';

/** A tagged answer of the server: its status, and its response code if it has one (RFC 5530). */
export type Answer = { response: string; code?: string | undefined };

const reconnectCodes = ['AUTHENTICATIONFAILED', 'AUTHORIZATIONFAILED', 'EXPIRED'];
const retryCodes = ['UNAVAILABLE', 'LIMIT', 'INUSE', 'SERVERBUG'];
const refusedCodes = ['CONTACTADMIN', 'PRIVACYREQUIRED', 'NOPERM', 'CANNOT'];

/** Limits of imapflow and malformed answers: a retry would return the same. */
const nonsense =
  /^(LineTooLarge|LiteralTooLarge|ResponseTooLarge|UnexpectedTag|ResponseProcessingFailed|ParserError.*)$/;

/** Texts with which busy servers without response codes refuse a right password. */
const busy = /too many|temporar|try again|unavailable|in use/i;

/** Properties that imapflow adds to its errors. */
type ImapFailure = Error & {
  code?: string;
  authenticationFailed?: boolean;
  responseStatus?: string;
  serverResponseCode?: string;
  /** The text of the answer; an object if imapflow did not parse it. */
  response?: unknown;
  responseText?: string;
};

const isRefusal = ({ responseStatus }: ImapFailure) => responseStatus === 'NO' || responseStatus === 'BAD';

/** The server's answer to a login. Undefined without an answer: the connection broke, or it was no login. */
export function loginError(error: unknown): MailboxError | undefined {
  const failure = error as ImapFailure;
  if (!failure.authenticationFailed) return undefined;
  // imapflow reports every failure during a login as a failed login, including a broken connection.
  if (!isRefusal(failure))
    return failure.code ? undefined : new MailboxError('refused', failure.message, { cause: error });
  const code = failure.serverResponseCode ?? '';
  const text = `${failure.responseText ?? ''} ${typeof failure.response === 'string' ? failure.response : ''}`;
  const isBusy = retryCodes.includes(code) || (!reconnectCodes.includes(code) && busy.test(text));
  const kind = isBusy ? 'retry' : refusedCodes.includes(code) ? 'refused' : 'reconnect';
  return new MailboxError(kind, 'the server refused the login', { cause: error });
}

/**
 * Classifies a failure after the login.
 * @param refusal the server's last NO or BAD, because imapflow does not pass on every code
 */
export function mailboxError(error: unknown, refusal?: Answer): MailboxError {
  if (error instanceof MailboxError) return error;
  const failure = error as ImapFailure;
  if (nonsense.test(failure.code ?? ''))
    return new MailboxError('refused', 'the server answers what makes no sense', { cause: error });
  if (!isRefusal(failure)) return new MailboxError('retry', 'the connection broke', { cause: error });
  const code = refusal?.code ?? failure.serverResponseCode ?? '';
  if (reconnectCodes.includes(code)) return new MailboxError('reconnect', 'no longer allowed in', { cause: error });
  const isBusy = retryCodes.includes(code) || failure.code === 'ETHROTTLE';
  return new MailboxError(isBusy ? 'retry' : 'refused', 'the server refused a command', { cause: error });
}
