import { detectInStatements } from '@kumbara/detection';
import { addDays } from '@kumbara/shared';
import { countries, generateHistory } from './index.ts';

const seeds = Number(process.argv[2] ?? 20);
const verbose = process.argv[3];
const offset = Number(process.argv[4] ?? 0);
const fold = (s: string) =>
  s
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ıİ]/g, 'i')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
const tot: any = {};
let hiTP = 0,
  hiFP = 0;
const bins: number[][] = [];
for (const months of [1, 3, 6, 12, 24])
  for (const country of countries)
    for (let s = offset; s < offset + seeds; s++) {
      const h = generateHistory({ seed: s, months, country, kind: s % 2 ? 'account' : 'card' });
      const doc = {
        id: 'x',
        transactions: h.transactions.map((r) => ({
          date: r.date,
          description: r.text,
          amount: r.amount,
          direction: r.direction,
          currency: h.currency,
          foreign: r.foreign,
          text: r.date + ' ' + r.text + ' ' + r.amount,
          pending: r.pending,
        })),
        period: { from: h.from, to: h.to },
        currency_printed: true,
        reconciled: true,
      };
      const today = addDays(h.to, 1);
      const { findings } = detectInStatements([doc], { today });
      const key = String(months);
      const t = (tot[key] ??= { tp: 0, fp: 0, fn: 0, am: 0, cy: 0, nd: 0, must: 0 });
      const used = new Set<number>();
      const names = (x: any) => [x.name, ...x.spellings].map(fold);
      const match = (truth: any, f: any) => {
        const n = fold(f.service_name);
        return (
          names(truth).some((q: string) => q.includes(n) || n.includes(q)) ||
          f.charges.some((c: any) => names(truth).some((q: string) => fold(c.text).includes(q)))
        );
      };
      for (const truth of h.subscriptions.filter((x) => x.expect === 'found')) {
        const cands = findings.map((f, i) => i).filter((i) => !used.has(i) && match(truth, findings[i]));
        cands.sort(
          (a, b) => Math.abs(findings[a]!.amount - truth.amount) - Math.abs(findings[b]!.amount - truth.amount),
        );
        if (!cands.length) {
          t.fn++;
          if (verbose)
            console.log(
              'FN',
              months,
              country,
              s,
              truth.name,
              truth.cycle,
              truth.interval,
              truth.known,
              truth.charges,
              truth.life,
              h.transactions
                .filter(
                  (r) =>
                    truth.spellings.some((q) => r.text.includes(q)) ||
                    fold(r.text).includes(fold(truth.name).slice(0, 8)),
                )
                .map((r) => r.date + ' ' + r.amount + ' ' + r.text)
                .slice(-4),
            );
          continue;
        }
        const f = findings[cands[0]!]!;
        used.add(cands[0]!);
        t.tp++;
        t.am += +(Math.abs(f.amount - truth.amount) < 0.01);
        const cy = f.billing_cycle === truth.cycle && f.billing_interval === truth.interval;
        t.cy += +cy;
        t.nd += +(f.next_payment_date === truth.next_date);
        if (verbose === 'v2' && !cy)
          console.log(
            'CY',
            months,
            country,
            s,
            truth.name,
            truth.cycle,
            truth.interval,
            truth.charges,
            'got',
            f.billing_cycle,
            f.billing_interval,
            f.charges.map((c) => c.date).join(' '),
          );
        if (verbose === 'v2' && Math.abs(f.amount - truth.amount) >= 0.01)
          console.log(
            'AM',
            months,
            country,
            s,
            truth.name,
            truth.amount,
            'got',
            f.amount,
            f.charges.map((c) => c.date + ':' + c.amount).join(' '),
          );
        if (verbose === 'v3' && f.next_payment_date !== truth.next_date && cy)
          console.log(
            'ND',
            months,
            country,
            s,
            truth.name,
            truth.cycle,
            truth.interval,
            truth.next_date,
            'got',
            f.next_payment_date,
            f.charges.map((c) => c.date).join(' '),
          );
      }
      findings.forEach((f, i) => {
        const b = Math.min(9, Math.floor(f.probability * 10));
        bins[b] ??= [0, 0, 0];
        if (used.has(i)) {
          bins[b]![0]!++;
          bins[b]![2]! += f.probability;
          if (f.confidence === 'high') hiTP++;
          return;
        }
        const opt =
          h.subscriptions.some((x) => x.expect !== 'absent' && match(x, f)) ||
          h.optional.some((o) => f.charges.some((c) => fold(c.text).includes(fold(o))));
        const dup = h.subscriptions.some((x) => x.expect === 'found' && match(x, f));
        if (opt && !dup) return;
        t.fp++;
        bins[b]![1]!++;
        bins[b]![2]! += f.probability;
        if (f.confidence === 'high') hiFP++;
        if (verbose)
          console.log(
            dup ? 'FPdup' : 'FP',
            months,
            country,
            s,
            f.service_name,
            f.probability.toFixed(2),
            f.billing_cycle,
            f.billing_interval,
            f.life,
            f.charges
              .slice(-7)
              .map((c) => c.date + ':' + c.amount)
              .join(' '),
            f.charges[0]!.text,
            h.mustNot.filter((m) => f.charges.some((c) => fold(c.text).includes(fold(m)))).join(),
            h.subscriptions
              .filter((x) => match(x, f))
              .map((x) => x.expect + x.life)
              .join(),
          );
      });
    }
const sum = { tp: 0, fp: 0, fn: 0, am: 0, cy: 0, nd: 0 } as any;
for (const [k, t] of Object.entries(tot) as any) {
  for (const q in sum) sum[q] += t[q];
  console.log(
    k,
    'P',
    (t.tp / (t.tp + t.fp)).toFixed(3),
    'R',
    (t.tp / (t.tp + t.fn)).toFixed(3),
    'am',
    (t.am / t.tp).toFixed(3),
    'cy',
    (t.cy / t.tp).toFixed(3),
    'nd',
    (t.nd / t.tp).toFixed(3),
    t.tp,
    t.fp,
    t.fn,
  );
}
const t = sum;
console.log(
  'all',
  'P',
  (t.tp / (t.tp + t.fp)).toFixed(3),
  'R',
  (t.tp / (t.tp + t.fn)).toFixed(3),
  'am',
  (t.am / t.tp).toFixed(3),
  'cy',
  (t.cy / t.tp).toFixed(3),
  'nd',
  (t.nd / t.tp).toFixed(3),
  t.tp,
  t.fp,
  t.fn,
);
let n = 0,
  ece = 0;
for (const b of bins) if (b) n += b[0]! + b[1]!;
for (const b of bins)
  if (b) {
    const m = b[0]! + b[1]!;
    ece += Math.abs(b[2]! - b[0]!) / n;
    console.log((b[2]! / m).toFixed(3), (b[0]! / m).toFixed(3), m);
  }
console.log('high precision', (hiTP / (hiTP + hiFP)).toFixed(4), 'ECE', ece.toFixed(4));
