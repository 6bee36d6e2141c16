import type { Mail } from '#mailbox/mailbox.ts';

/** Graph compares instants with a precision of seconds. */
export const secondsOf = ({ received }: Mail): number => Math.floor(received.getTime() / 1000);

/**
 * Parses the filters of the Outlook adapter: `receivedDateTime ge 2026-01-01T00:00:00Z and receivedDateTime le …`.
 *
 * @throws SyntaxError for any other filter
 */
export function parseFilter(text: string): (mail: Mail) => boolean {
  const tests = text.split(' and ').map((clause) => {
    const [, operator, instant = ''] = /^receivedDateTime (ge|le) (\S+)$/.exec(clause) ?? [];
    const limit = Date.parse(instant) / 1000;
    if (Number.isNaN(limit)) throw new SyntaxError(`Invalid filter clause: ${clause}`);
    return (mail: Mail) => (operator === 'ge' ? secondsOf(mail) >= limit : secondsOf(mail) <= limit);
  });
  return (mail) => tests.every((test) => test(mail));
}
