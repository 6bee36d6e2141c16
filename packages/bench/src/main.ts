import { parseArgs } from 'node:util';
import { bestLines } from '#best/best.ts';
import { detectionLines, reportDetection } from '#detection/report.ts';
import { jobLines } from '#jobs/report.ts';
import { mailboxLines } from '#mailbox/report.ts';
import { mailLines, reportMails } from '#mails/report.ts';
import { paymentLines } from '#payments/report.ts';
import { statementLines } from '#statements/report.ts';
import { printLines } from './result-row.ts';

const usage = `usage: npm run bench -- [detection|mails|statements|mailbox|payments|jobs|best] [--quick] [--large] [--keep]
  nothing      everything in one table
  detection    the detector beside the rules of others, and its calibration
  mails        the same on mailboxes, beside what first versions of scanners do
  statements   what reading costs beside the bare parsers
  mailbox      what a look over a mailbox costs beside bare imapflow, on a real Dovecot; --large: also 100,000 mails
  payments     what an event of Stripe's costs beside a receiver that only remembers its id
  jobs         what small jobs cost beside single fetches and SKIP LOCKED, and how soon one begins
  best         the short run of CI: fails where a ratio is 15 % worse than the best kept; --keep writes better ones`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    large: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
});

const [what] = positionals;
if (what === undefined)
  printLines([
    ...detectionLines(values),
    ...(await mailLines(values)),
    ...(await statementLines(values)),
    ...(await mailboxLines(values)),
    ...(await paymentLines(values)),
    ...(await jobLines(values)),
  ]);
else if (what === 'detection') reportDetection(values);
else if (what === 'mails') await reportMails(values);
else if (what === 'statements') printLines(await statementLines(values));
else if (what === 'mailbox') printLines(await mailboxLines(values));
else if (what === 'payments') printLines(await paymentLines(values));
else if (what === 'jobs') printLines(await jobLines(values));
else if (what === 'best') {
  const lines = await bestLines(values);
  printLines(lines);
  if (!lines.every(({ reached }) => reached)) process.exitCode = 1;
} else {
  console.error(usage);
  process.exitCode = 1;
}
