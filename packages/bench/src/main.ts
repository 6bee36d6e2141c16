import { parseArgs } from 'node:util';
import { measureApi } from '#api/report.ts';
import { measureBest } from '#best/best.ts';
import { measureDetection, reportDetection } from '#detection/report.ts';
import { measureJobs } from '#jobs/report.ts';
import { measureMailboxes } from '#mailbox/report.ts';
import { measureMailDetection, reportMails } from '#mails/report.ts';
import { measurePayments } from '#payments/report.ts';
import { measureReads } from '#reads/report.ts';
import { measureStatements } from '#statements/report.ts';
import { printResults } from './result-row.ts';

const usage = `usage: npm run bench -- [detection|mails|statements|mailbox|payments|jobs|reads|api|best] [--quick] [--large] [--keep]
  (none)       all benchmarks in one table
  detection    the detector against five other rules, and its calibration
  mails        the mail detector against keyword rules
  statements   parsing and detection against the bare parsers
  mailbox      a mailbox scan against bare imapflow on a local Dovecot; --large adds 100,000 mails
  payments     handling a Stripe event against an HMAC check with one insert
  jobs         small jobs against single fetches and SKIP LOCKED, and the delay before a job starts
  reads        the screens that compute from all rows of a user against a server that answers the rows
  api          the calls of every visit against bare Express and pg
  best         the short run of CI: fails when a ratio is 15 % worse than in best.json; --keep writes better ratios`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    large: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
});

const [benchmark] = positionals;
if (benchmark === undefined)
  printResults([
    ...measureDetection(values),
    ...(await measureMailDetection(values)),
    ...(await measureStatements(values)),
    ...(await measureMailboxes(values)),
    ...(await measurePayments(values)),
    ...(await measureJobs(values)),
    ...(await measureReads(values)),
    ...(await measureApi(values)),
  ]);
else if (benchmark === 'detection') reportDetection(values);
else if (benchmark === 'mails') await reportMails(values);
else if (benchmark === 'statements') printResults(await measureStatements(values));
else if (benchmark === 'mailbox') printResults(await measureMailboxes(values));
else if (benchmark === 'payments') printResults(await measurePayments(values));
else if (benchmark === 'jobs') printResults(await measureJobs(values));
else if (benchmark === 'reads') printResults(await measureReads(values));
else if (benchmark === 'api') printResults(await measureApi(values));
else if (benchmark === 'best') {
  const rows = await measureBest(values);
  printResults(rows);
  if (!rows.every(({ isMet }) => isMet)) process.exitCode = 1;
} else {
  console.error(usage);
  process.exitCode = 1;
}
