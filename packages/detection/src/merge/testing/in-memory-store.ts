import { type IsoDate, nextPaymentDate } from '@kumbara/shared';
import { detectInStatements } from '#detect-in-statements.ts';
import type { StatementDocument } from '#finding.ts';
import { detectInMails } from '#mail/detect-in-mails.ts';
import type { Mail } from '#mail/mail.ts';
import { termsOf } from '#merge/changes.ts';
import { mergeFindings, type Proposal } from '#merge/merge-findings.ts';
import { recogniseStreams } from '#merge/same-stream.ts';
import { type DecisionOn, fromMail, fromStatement, type Listed, type SourceFinding } from '#merge/source.ts';

/** Something a person does; `about` picks the proposal they mean. */
export type Act =
  | { does: 'upload'; document: StatementDocument }
  | { does: 'scan'; mails: Mail[] }
  | { does: 'enter'; subscription: Listed }
  | { does: 'import' | 'dismiss' | 'link'; id: string; about: (proposal: Proposal) => boolean; amount?: number };

/** Keeps what a person's documents and decisions leave behind, as the product does: only what a database would hold. */
export function createNotebook(today: IsoDate) {
  const documents: StatementDocument[] = [];
  const mails: Mail[] = [];
  const stored = new Map<string, SourceFinding>();
  let listed: Listed[] = [];
  let decisions: DecisionOn[] = [];

  const read = () =>
    mergeFindings({ findings: [...stored.values()], subscriptions: listed, decisions, today }).proposals;

  /** Writes what a source shows now over what it showed before. */
  function store(source: SourceFinding['source'], detected: SourceFinding[]) {
    const ofSource = () => [...stored.values()].filter((finding) => finding.source === source);
    const seen = ofSource().flatMap(({ fingerprint, charges }) =>
      charges.map((charge) => ({ ...charge, fingerprint })),
    );
    const { findings, absorbed } = recogniseStreams(detected, seen);
    const isOn = (fingerprint: string) => (one: DecisionOn) => one.source === source && one.fingerprint === fingerprint;
    for (const [lost, now] of absorbed) {
      stored.delete(`${source}:${lost}`);
      if (decisions.some(isOn(now))) decisions = decisions.filter((one) => !isOn(lost)(one));
      else decisions = decisions.map((one) => (isOn(lost)(one) ? { ...one, fingerprint: now } : one));
    }
    const found = new Map(findings.map((finding) => [`${source}:${finding.fingerprint}`, finding]));
    // What more documents refute was chance, unless the user knows better.
    for (const { id, fingerprint } of ofSource())
      if (!found.has(id) && !decisions.some(isOn(fingerprint))) stored.delete(id);
    for (const [id, finding] of found) stored.set(id, { ...finding, id });
  }

  function upload(document: StatementDocument) {
    documents.push(document);
    const { findings, stopped } = detectInStatements(documents, { today });
    store('statement', [...findings, ...stopped].map(fromStatement));
  }

  function scan(more: Mail[]) {
    mails.push(...more);
    store('mail', detectInMails(mails, { today }).findings.map(fromMail));
  }

  function decide({ findings }: Proposal, kind: DecisionOn['kind'], subscription_id?: string) {
    const members = findings.map((id) => stored.get(id) as SourceFinding);
    const isMember = ({ source, fingerprint }: DecisionOn) => findings.includes(`${source}:${fingerprint}`);
    decisions = [
      ...decisions.filter((decision) => !isMember(decision)),
      ...members.map(({ source, fingerprint, amount, currency, billing_cycle, billing_interval }) => ({
        ...{ source, fingerprint, amount, currency, billing_cycle, billing_interval },
        kind,
        ...(subscription_id && { subscription_id }),
        decided_on: today,
      })),
    ];
  }

  function takeOver(proposal: Proposal, id: string, amount: number | undefined) {
    const given = termsOf(proposal, { amount: 0, currency: proposal.currency });
    listed = [...listed, { id, status: 'active', ...given, ...(amount && { amount }), given }];
    decide(proposal, 'tracked', id);
  }

  function follow() {
    for (const { standing, subscription_id, follow, given } of read()) {
      if (standing !== 'tracked') continue;
      listed = listed.map((one) => (one.id === subscription_id ? { ...one, ...follow, ...(given && { given }) } : one));
    }
  }

  /** False where the person has nothing yet to decide on. */
  function decideOn(act: Act & { does: 'import' | 'dismiss' | 'link' }): boolean {
    const proposal = read().find(act.about);
    if (!proposal || (act.does === 'link' && !listed.some(({ id }) => id === act.id))) return false;
    if (act.does === 'dismiss') decide(proposal, 'dismissed');
    else if (act.does === 'link') decide(proposal, 'tracked', act.id);
    else if (proposal.standing !== 'tracked') takeOver(proposal, act.id, act.amount);
    return true;
  }

  return {
    read,
    follow,
    /** False where it cannot be done yet. */
    act(act: Act): boolean {
      if (act.does === 'upload') upload(act.document);
      else if (act.does === 'scan') scan(act.mails);
      else if (act.does === 'enter') listed = [...listed, act.subscription];
      else if (!decideOn(act)) return false;
      follow();
      return true;
    },
    /** What the person sees in the end. */
    state: () => ({
      subscriptions: listed
        .map(({ given: _, next_payment_date: anchor, ...one }) => ({
          ...one,
          next: nextPaymentDate(anchor, one, today),
        }))
        .sort((a, b) => (a.id < b.id ? -1 : 1)),
      // How streams are numbered is nobody's business, nor what has changed since a decision that asks nothing.
      proposals: read().map(({ changed: _, given: _given, findings, ...proposal }) => ({
        ...proposal,
        sources: findings.map((id) => id.split(':')[0]),
      })),
    }),
  };
}
