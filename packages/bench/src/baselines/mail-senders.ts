import type { MailBaseline } from './mail-baseline.ts';
import { mailKeywords } from './mail-keywords.ts';

/** Domains of well-known services, as such scanners list them. */
const domains =
  /@(?:[\w.-]+\.)?(?:netflix|spotify|youtube|disneyplus|amazon|apple|google|openai|anthropic|microsoft|adobe|canva|dropbox|duolingo|linkedin|github|notion|midjourney|grammarly|nordvpn|nordaccount|crunchyroll|strava|mubi|proton|zoom|hbomax|patreon|exxen|storytel|dazn|hulu|deezer|audible|nytimes|paypal)\.(?:com|so|me|us|tv)$/i;

/** The same rule, restricted to listed senders: fewer false findings, and no service outside the list. */
export const mailSenders: MailBaseline = {
  name: 'list of senders + first price',
  find: (mails, today) =>
    mailKeywords.find(
      mails.filter(({ from }) => domains.test(from[0]?.address ?? '')),
      today,
    ),
};
