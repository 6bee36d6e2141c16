import { detectInStatements } from '@kumbara/detection';
import { exampleStatement } from '@kumbara/samples';
import { addDays, costPerMonth, totalByCurrency } from '@kumbara/shared';
import { readStatement } from '@kumbara/statements';

/** The lines of the example on the landing screen: every service once, and lines that only resemble one. */
const shown = ['SPOTIFY', 'PİLATES', 'OPENAI', 'KAHVE', 'TAKSİT', 'NETFLIX', 'SHELL', 'MUBI', 'YouTubePremium'];

/** Reads the example statement with the real reader and detector, for the landing screen. */
export async function recordDemonstration() {
  const { bytes, history } = await exampleStatement('pdf');
  const today = addDays(history.to, 1);
  const reading = await readStatement(bytes, { currency: 'TRY', today });
  const { findings } = detectInStatements([{ id: 'example', ...reading }], { today });
  const serviceOf = (text: string) => findings.find(({ charges }) => charges.some((charge) => charge.text === text));
  const lastOf = (part: string) => {
    const line = reading.transactions.findLast(({ description }) => description.includes(part));
    if (!line) throw new Error(`${part} stands nowhere in the example`);
    return line;
  };
  const lines = shown
    .map(lastOf)
    .sort((a, b) => a.date.localeCompare(b.date))
    .map(({ date, description, amount, currency, text }) => ({
      text: `${date.slice(8)}.${date.slice(5, 7)} ${description}`,
      amount,
      currency,
      service: serviceOf(text)?.service_name ?? null,
      isInstalment: description.includes('TAKSİT'),
    }));
  return {
    transactions: reading.transactions.length,
    lines,
    found: findings.length,
    total: totalByCurrency(findings, costPerMonth),
  };
}
