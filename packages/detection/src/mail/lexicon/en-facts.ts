import type { Concept } from './concepts.ts';

/**
 * What English says with a noun, a helping verb and a participle, put together instead of listed: "we've just taken
 * your payment", "$9 has been deducted", "the payment went through". Pieces of expressions over folded text.
 */
const money =
  '(?:(?:us|ca?|au?|nz)?[$€£₹₺] ?\\d[\\d.,]*|(?:rs\\.?|inr|usd|eur|gbp|aud|cad|zar) ?\\d[\\d.,]*|\\d[\\d.,]* ?(?:usd|eur|gbp|inr|aud|cad|zar|€))';
/** A payment, not how it is made. */
const payment =
  'payments?(?! (?:methods?|details|information|info|cards?|options?|plans?|links?|requests?|settings|options?|failed|issues?|due))';
const sum = `(?<!\\b(?:no|any|without|zero) (?:\\w+ )?)(?:${payment}|charges?|fees?|dues|contributions?|(?:auto|direct )?-?debits?|auto-?pay|transaction|${money})`;
const been =
  '(?:(?:has|have|was|were|is|are)(?: (?:just|now|already|successfully|automatically|been|being))*|just|successfully|automatically)';
const adverbs = '(?: (?:just|now|successfully|automatically|already|also))*';
const we = `we(?:'ve| have)?${adverbs}`;
const you = `you(?:'ve| have)?${adverbs}`;
const own = '(?:subscription|membership|plan|premium|pro|plus|pass|licen[cs]e|hosting)';
const period = '(?:week|month|quarter|year|season)';
const soon = "(?:will|'ll|(?:is|are)(?: due| set| scheduled| going| about)? to)";

export const facts = {
  paid: [
    `${sum}[^.]{0,60} ${been} (?:charged|taken|collected|debited|deducted|withdrawn|drafted|billed|paid|received|processed|completed?|approved|cleared|settled|confirmed|accepted|successful|done|posted|made|a success)`,
    `${sum}[^.]{0,60} (?:(?:went|gone|came) through|cleared|posted to your)`,
    `${we} (?:took|taken|collected|debited|deducted|withdrew|withdrawn|charged|billed)[^.]{0,40} (?:${payment}|fees?|dues|card|account|visa|mastercard|amex)`,
    `${we} (?:took|taken|collected|debited|deducted|withdrew|withdrawn|charged|billed|received)(?: you)? ${money}`,
    `${we} (?:got|received|processed) (?:your |a |the |this )?(?:[\\w']+ ){0,3}(?:${payment}|dues|fees?|contributions?|direct debit)`,
    `(?:${payment}|auto-?pay|auto-?debit|transaction|purchase|charge|debit) (?:success(?:ful)?|completed?|approved|cleared|accepted|done|posted)`,
    `(?:charged|billed|debited|deducted|collected|paid)(?: today| now)? ?[:\\t] ?${money}`,
    `${money}[^.]{0,20} (?:came out of|(?:has |have )?left|(?:was |were )?taken (?:from|out of)) (?:your|the) (?:\\w+ )?account`,
    `${money} (?:received|deducted|debited|withdrawn|drafted)`,
    `${money} (?:was|has been) (?:added|billed|charged) to your (?:phone|mobile|carrier|paypal)`,
    `(?:cards?|account|visa|mastercard)[^.]{0,30} ${been} (?:charged|billed|debited)`,
    '(?:cards?|account|visa|mastercard)[^.]{0,20} was used (?:to pay|for)',
    `${you} paid`,
    'received with thanks',
    '(?:paid|charged|billed|collected|taken) (?:today|yesterday|this morning|just now)',
    `${payment} (?:taken|received|collected|made|sent|debited)`,
    '[|·•,;-] paid(?=\\W*$)',
    `thanks?(?: you)? for (?:funding|supporting|backing)[^.]{0,30} with ${money}`,
  ],
  notice: [
    `(?:your |the )?(?:${period}ly |recurring |membership )?(?:charge|fee)(?: for \\w+)?(?=\\W*$)`,
    '\\d{4} dues',
    'your (?:\\w+ ){0,2}(?:bill|charge|dues|pledge|contribution|box|direct debit|mandate|price|rate|pass)(?: (?:ships?|renews?|is|for) [^.]{0,30})?(?=\\W*$)',
    '(?:direct debit|mandate|auto-?debit|auto-?ship|auto-?delivery|recurring order)',
    `another ${period}`,
    'free (?:access|days?|weeks?|months?)[^.]{0,30} (?:ends?|ending|over|up)',
    '(?:access|licen[cs]e|domain|hosting) extended',
    'what you pay',
    'your (?:\\w+ ){0,2}payment(?=\\W*$)',
    "you(?:'re| are) in(?=\\W*$)",
    "you(?:'re| are) (?:now )?an? (?:friend|patron|supporter|backer)",
    '(?:is |are )?in the (?:post|mail)',
    '(?:before|when) we (?:charge|bill)',
    '(?:just )?a reminder(?: that| about)?[^.]{0,20} (?:charge|payment|renewal|subscription|membership)',
    'thanks?(?: you)? for (?:your loyalty|staying|sticking)[^.]{0,20}',
    "you(?:'re| are) back (?:with|on)",
    'seats? (?:added|removed)',
    "you(?:'ve| have)? (?:added|removed) (?:\\d+|an?|one|two|three) (?:(?:more|extra|additional|new) )?(?:seats?|users?|licen[cs]es?)",
    '(?<!(?:gift|library|loyalty|store|travel) )(?:card|payment method)[^.]{0,20} (?:is )?(?:about to expire|expiring|expires|will expire)',
    'auto-?pay',
    'subs(?= (?:for|due|20\\d\\d))',
    "you(?:'re| are) (?:now )?on (?:the )?(?:[\\w+]+ ){0,3}(?:plus|pro|premium|plan|unlimited|family|max|ultra)",
    'account (?:is now|cancelled|canceled)',
  ],
  renewed: [
    `${own}(?:(?! not )[^.]){0,40} (?:(?:has|have|was|just|automatically) )+(?:extended|rolled over|rolled on|continued)`,
    `(?:${own}|server|cover|site)(?:(?! not )[^.]){0,30} renewed`,
    `${own} extended(?=\\W*$)`,
    'renewal (?:payment )?(?:(?:is|was|has been) )?(?:now )?(?:completed?|processed|successful|done|confirmed)',
    'renewal (?:payment )?(?:has |have )?(?:went|gone|came) through',
    'thanks?(?: you)? for (?:renewing|another (?:month|year|season))',
    '^renewed(?=\\W*$)',
    'auto-?pay (?:ran|went out)',
    "you(?:'re| are)(?: all)? renewed",
    `(?:set|good|covered|extended|yours|continues?|continuing|valid)(?: with .{2,30})? for (?:another|one more|a further) (?:\\w+ )?${period}`,
    `(?:new|next) (?:billing |subscription |membership )?(?:period|cycle|${period}) (?:of .{2,30} )?has (?:now )?(?:begun|started)`,
  ],
  will_charge: [
    `(?:is|are|${own}'s) renewing(?! (?:its|their|our))`,
    `we(?:'re| are)? (?:going to|about to) (?:charge|bill|debit|renew|collect|take)`,
    `we(?:'ll| will) be (?:charging|billing|debiting|renewing|collecting|taking)`,
    `${sum}[^.]{0,60} ${soon} (?:\\w+ )?(?:come out|leave your|be (?:\\w+ )?(?:taken|collected|processed|debited|deducted|charged|billed|made|due))`,
    `${payment}[^.]{0,40} (?:is |are )?(?:now )?scheduled (?:for|on)`,
    `${soon} (?:\\w+ )?be auto-?(?:debited|charged|billed)`,
    '(?:annual|monthly|yearly|automatic) renewal ?[:-]',
    'next (?:one|up)(?: is| will be)? (?:on|due)',
    'continues? automatically',
    `you(?:'ll| will) (?:then )?be on [^.]{0,30} (?:for|at) ${money}`,
    `${payment} (?:will )?(?:begins?|starts?|resumes?)`,
    `we (?:charge|bill|debit|collect|take) (?:your|${money})[^.]{0,40} (?:every|each|on the \\d|a month|a year|monthly|yearly)`,
    'renewal is (?:just )?(?:around|coming|near|approaching|due)',
  ],
  started: [
    `${own}[^.]{0,40} (?:begins|starts) (?:today|now|on|mon|tue|wed|thu|fri|sat|sun|\\d)\\w*`,
    `${own} is (?:now )?(?:live|active|set up|up and running|switched on)`,
    '(?<!trial of )(?:plan|subscription|membership|plus|pro|premium) is ready',
    `${own}[^.]{0,20} has been (?:set up|activated|started|created)`,
    `${own} (?:is now )?(?:set up|activated)`,
    "you(?:'re| are) (?:now )?(?:officially )?an? (?!free )(?:new )?(?:[\\w+&'-]+ ){0,3}(?:member|subscriber|patron)",
    `${you} (?:joined|signed up (?:for|to)|started|bought|become|chosen|taken out) [^.]{0,40} ?(?:plus|pro|premium|plan|membership|subscription|gold|max|ultra)`,
    "you(?:'re| are) (?:now )?an? (?:friend|patron|supporter|backer) of",
    'thanks?(?: you)? for (?:signing up (?:to|for) .{2,30} (?:plus|pro|premium)|becoming an? (?:\\w+ )?(?:member|subscriber|patron))',
    '(?:direct debit|mandate|auto-?pay|auto-?debit) (?:has been |is |was )?(?:now )?(?:set up|active|activated|approved)',
    'sign-?up (?:to|for) [^.]{2,40} is (?:confirmed|complete)',
  ],
  trial: [
    '(?:one|two|three|four|six|your|first) free (?:days?|weeks?|months?)',
    'first (?:\\d+ |two |three )?(?:days?|weeks?|months?) (?:is|are) (?:free|on us)',
    'free (?:access|days)(?= (?:ends?|starts?|begins?|is|runs?))',
  ],
  trial_started: [
    'trial[^.]{0,30} is (?:now )?(?:active|under ?way|running)',
    'free (?:\\w+ )?(?:days?|weeks?|months?|period|access) (?:has |have )?(?:now )?(?:starts?|begins?|started|begun)',
    'first (?:\\d+ |two |three )?(?:days?|weeks?|months?) (?:is|are) (?:free|on us)',
  ],
  trial_ends: [
    '(?:trial|free (?:\\w+ )?(?:days?|weeks?|months?|period|access))[^.]{0,40} (?:is |are )?(?:ends?|ending|(?:nearly|almost) (?:up|over|done)|up (?:on|in)|up(?=\\W*$)|runs? out|running out|finish(?:es|ing)?|(?:comes?|coming) to an end|wraps? up|wrapping up|expires|expiring|draws to a close)',
    'trial[^.]{0,20} (?:\\d+|one|two|three) days? (?:to go|left|remaining)',
    'trial[^.]{0,20} (?:converts|rolls|turns|changes) ',
    'last (?:day|days|week) of (?:your )?(?:free )?(?:trial|month|week)',
  ],
  price_changes: [
    '(?:prices?|pricing|rates?|fees?|cost|dues|bill|subscription price)[^.]{0,40} (?:is|are|will be) (?:going|moving|changing|increasing|rising|adjusted|updated)',
    '(?:an? )?(?:changes?|updates?|increase|adjustment) (?:to|in) (?:your|our|the|what) (?:[\\w+]+ ){0,2}(?:prices?|pricing|rates?|fees?|bill|cost|dues|pay)',
    `we(?:'re| are|'ll be| will be) (?:raising|increasing|changing|updating|adjusting)[^.]{0,40} (?:prices?|pricing|rates?|fees?|cost|dues)`,
    `(?:${own}|rate|fee)[^.]{0,30} (?:goes|is going|going|moves|is moving|moving|rises|is rising|increases|is increasing) (?:up )?(?:from|to) ${money}`,
    `${own}(?:(?! trial )[^.]){0,30} will (?:now )?cost ${money}`,
    '(?:going|goes|went) up in price',
    'price (?:rise|hike)',
    `(?:moves|is moving|goes|is going|rises|increases) (?:up )?to ${money}`,
    `pay ${money}[^.]{0,20} (?:instead of|rather than|up from) ${money}`,
    '(?:discount|(?:introductory|intro|promotional|promo|discounted) (?:price|rate|offer|period))[^.]{0,20} (?:is )?(?:ending|ends|expires|expiring)(?! (?:tonight|at midnight|today|in \\d+ hours?))',
  ],
  payment_failed: [
    `(?:${payment}|charge|auto-?pay|auto-?debit|debit|renewal)[^.]{0,30} (?:failed|bounced|(?:was|has been) (?:declined|rejected|refused|returned)|is (?:past due|overdue))`,
    "(?:charge|debit|bill)[^.]{0,30} but (?:it|the \\w+|this) (?:failed|was declined|was rejected|didn't)",
    'bank (?:has )?(?:rejected|declined|refused|returned)',
    'returned unpaid',
    'account is (?:past due|overdue)',
    'card (?:has|have) expired',
    'payment (?:issue|problem)',
    `we tried to (?:charge|debit|bill|collect|take)`,
  ],
  refunded: [`${we} refunded`, `${we} (?:returned|credited) ${money} (?:back )?to your`],
  plan_changed: [
    `${you} (?:moved|switched|changed|been moved) (?:over )?to (?:the |our |an? )?(?:[\\w+]+ ){0,3}(?:plan|annual|yearly|monthly|tier|billing)`,
    `${own} (?:was|has been|is being) (?:moved|switched|changed) (?:over )?to`,
    "you(?:'re| are) (?:moving|switching|changing) (?:over )?(?:to|from) ",
  ],
  cancelled: [
    `${own} (?:is|has been|was) (?:now )?(?:over|stopped|closed)`,
    `${we} (?:closed|ended|stopped|terminated) your (?:\\w+ ){0,2}${own}`,
    `${you} (?:ended|stopped|left|closed|given up) (?:your )?(?:[\\w+]+ ){0,2}${own}`,
    'no (?:further|more) (?:payments?|charges)',
    "(?:won't|will not) be (?:charged|billed|debited) (?:any ?more|any further|from now)",
    '(?:request to cancel|cancellation request)[^.]{0,30} (?:has been|was|is) (?:now )?(?:processed|completed?|confirmed|received)',
    'no longer an? (?:\\w+ )?(?:paying |premium |plus |pro )?(?:member|subscriber)',
  ],
  will_end: [`${own}[^.]{0,30} (?:will finish|finishes) on`, '(?:been )?set to cancel'],
  reactivated: [
    `${own} (?:restarted|resumed|reactivated)`,
    `${own} is back(?: on)?(?=\\W|$)`,
    `${own}[^.]{0,20} is on again`,
    `(?:${you}|${we}) (?:restarted|resumed|reactivated|rejoined|unpaused|reinstated)`,
    `${own} (?:is|has been|was) (?:no longer paused|unpaused|un-paused)`,
    `${own} will no longer be cancell?ed`,
    "you(?:'ve| have)? (?:turned|switched) auto-?renew\\w* back on",
    "you(?:'ve| have) come back",
    "^you(?:'re| are) back(?=\\W*$)",
  ],
} satisfies Partial<Record<Concept, string[]>>;
