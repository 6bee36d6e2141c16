import type { MailPeer } from './mail-baseline.ts';
import { mailKeywords } from './mail-keywords.ts';

/** Domains of well-known services, as such scanners carry them. */
const domains =
  /@(?:[\w.-]+\.)?(?:netflix|spotify|youtube|disneyplus|amazon|apple|google|openai|anthropic|microsoft|adobe|canva|dropbox|duolingo|linkedin|github|notion|midjourney|grammarly|nordvpn|nordaccount|crunchyroll|strava|mubi|proton|zoom|hbomax|patreon|exxen|storytel|dazn|hulu|deezer|audible|nytimes|paypal)\.(?:com|so|me|us|tv)$/i;

/** The same, but only of senders on a list: fewer strangers, and nobody who is not on it. */
export const mailSenders: MailPeer = {
  name: 'list of senders + first price',
  find: (mails, today) =>
    mailKeywords.find(
      mails.filter(({ from }) => domains.test(from[0]?.address ?? '')),
      today,
    ),
};
