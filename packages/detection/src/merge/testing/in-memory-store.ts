import { type IsoDate, nextPaymentDate } from '@kumbara/shared';
import { detectInStatements } from '#detect-in-statements.ts';
import type { StatementDocument } from '#finding.ts';
import { detectInMails } from '#mail/detect-in-mails.ts';
import type { Mail } from '#mail/mail.ts';
import { toTerms } from '#merge/changes.ts';
import { mergeFindings, type Proposal } from '#merge/merge-findings.ts';
import { matchStreams } from '#merge/same-stream.ts';
import {
  type FindingDecision,
  fromMail,
  fromStatement,
  type SourceFinding,
  type TrackedSubscription,
} from '#merge/source.ts';

/** An action of the user; `about` selects the proposal. */
export type UserAction =
  | { type: 'upload'; document: StatementDocument }
  | { type: 'scan'; mails: Mail[] }
  | { type: 'enter'; subscription: TrackedSubscription }
  | { type: 'import' | 'dismiss' | 'link'; id: string; about: (proposal: Proposal) => boolean; amount?: number };

/** Stores what a database would hold of a user's documents and decisions. */
export function createInMemoryStore(today: IsoDate) {
  const documents: StatementDocument[] = [];
  const mails: Mail[] = [];
  const stored = new Map<string, SourceFinding>();
  let subscriptions: TrackedSubscription[] = [];
  let decisions: FindingDecision[] = [];

  const readProposals = () =>
    mergeFindings({ findings: [...stored.values()], subscriptions: subscriptions, decisions, today }).proposals;

  /** Replaces the stored findings of a source. */
  function store(source: SourceFinding['source'], detected: SourceFinding[]) {
    const ofSource = () => [...stored.values()].filter((finding) => finding.source === source);
    const seen = ofSource().flatMap(({ fingerprint, charges }) =>
      charges.map((charge) => ({ ...charge, fingerprint })),
    );
    const { findings, absorbed } = matchStreams(detected, seen);
    const isOn = (fingerprint: string) => (one: FindingDecision) =>
      one.source === source && one.fingerprint === fingerprint;
    for (const [lost, now] of absorbed) {
      stored.delete(`${source}:${lost}`);
      if (decisions.some(isOn(now))) decisions = decisions.filter((one) => !isOn(lost)(one));
      else decisions = decisions.map((one) => (isOn(lost)(one) ? { ...one, fingerprint: now } : one));
    }
    const found = new Map(findings.map((finding) => [`${source}:${finding.fingerprint}`, finding]));
    // Findings that more documents refute are dropped, unless the user decided on them.
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

  function decide({ findings }: Proposal, kind: FindingDecision['kind'], subscription_id?: string) {
    const members = findings.map((id) => stored.get(id) as SourceFinding);
    const isMember = ({ source, fingerprint }: FindingDecision) => findings.includes(`${source}:${fingerprint}`);
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
    const extracted = toTerms(proposal, { amount: 0, currency: proposal.currency });
    subscriptions = [...subscriptions, { id, status: 'active', ...extracted, ...(amount && { amount }), extracted }];
    decide(proposal, 'tracked', id);
  }

  function applyUpdates() {
    for (const { review_status, subscription_id, updates, extracted } of readProposals()) {
      if (review_status !== 'tracked') continue;
      subscriptions = subscriptions.map((one) =>
        one.id === subscription_id ? { ...one, ...updates, ...(extracted && { extracted }) } : one,
      );
    }
  }

  /** Returns false if there is nothing to decide on yet. */
  function decideOn(perform: UserAction & { type: 'import' | 'dismiss' | 'link' }): boolean {
    const proposal = readProposals().find(perform.about);
    if (!proposal || (perform.type === 'link' && !subscriptions.some(({ id }) => id === perform.id))) return false;
    if (perform.type === 'dismiss') decide(proposal, 'dismissed');
    else if (perform.type === 'link') decide(proposal, 'tracked', perform.id);
    else if (proposal.review_status !== 'tracked') takeOver(proposal, perform.id, perform.amount);
    return true;
  }

  return {
    readProposals,
    applyUpdates,
    /** Returns false if the action is not possible yet. */
    perform(perform: UserAction): boolean {
      if (perform.type === 'upload') upload(perform.document);
      else if (perform.type === 'scan') scan(perform.mails);
      else if (perform.type === 'enter') subscriptions = [...subscriptions, perform.subscription];
      else if (!decideOn(perform)) return false;
      applyUpdates();
      return true;
    },
    /** Returns the subscriptions and findings as the user sees them. */
    state: () => ({
      subscriptions: subscriptions
        .map(({ extracted: _, next_payment_date: anchor, ...one }) => ({
          ...one,
          next: nextPaymentDate(anchor, one, today),
        }))
        .sort((a, b) => (a.id < b.id ? -1 : 1)),
      // Without the numbers of streams, and without changes since a decision that need no answer.
      proposals: readProposals().map(({ changed: _, extracted: _given, findings, ...proposal }) => ({
        ...proposal,
        sources: findings.map((id) => id.split(':')[0]),
      })),
    }),
  };
}
