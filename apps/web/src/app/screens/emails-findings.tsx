import type { CancelledInMail, Scan } from '@kumbara/shared';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReviewEnd } from '#components/review-end.tsx';
import { useOpenDetections } from '#features/detection/detection-queries.ts';
import { isFromMail } from '#features/detection/finding.ts';
import { ReviewList } from '#features/detection/review-list.tsx';
import { useDecisions } from '#features/detection/use-decisions.ts';
import { CancelledList } from '#features/mailbox/cancelled-list.tsx';
import { usePlan } from '#features/plans/plan-queries.ts';
import { UpgradeDialog } from '#features/plans/upgrade-dialog.tsx';
import { useSubscriptions } from '#features/subscriptions/subscription-queries.ts';
import { useCancelByMail } from '#features/subscriptions/use-cancel-by-mail.ts';

/** The results of the mailbox scans: cancellations and findings to review. */
export function MailFindings({ scans }: { scans: Scan[] }) {
  const { t } = useTranslation(['detection', 'mailbox']);
  const open = useOpenDetections();
  const list = useSubscriptions();
  const plan = usePlan();
  const [isAtLimit, setAtLimit] = useState(false);
  const decisions = useDecisions(() => setAtLimit(true));
  const { undo, cancel, isBusy } = useCancelByMail(() => setAtLimit(true));

  const results = scans.flatMap(({ result }) => result ?? []);
  const cancelled = removeDuplicates(results.flatMap(({ cancelled_list }) => cancelled_list));
  const found = open.data ?? [];
  const inMail = found.filter(isFromMail);
  const fromStatements = found.filter((one) => !inMail.includes(one));

  const hadFindings = scans.some(({ progress }) => progress.found > 0);

  return (
    <>
      {cancelled.length > 0 && list.data && (
        <CancelledList
          cancelled={cancelled}
          subscriptions={list.data}
          isBusy={isBusy}
          onCancel={cancel}
          onUndo={undo}
        />
      )}
      {[
        { title: t('title', { count: inMail.length }), of: inMail },
        { title: t('earlier', { count: fromStatements.length }), of: fromStatements },
      ]
        .filter(({ of }) => of.length > 0)
        .map(({ title, of }) => (
          <ReviewList
            key={of === inMail ? 'mail' : 'elsewhere'}
            title={title}
            found={of}
            subscriptions={list.data ?? []}
            decisions={decisions}
          />
        ))}
      {results.length > 0 && open.isSuccess && !open.isFetching && inMail.length === 0 && (
        <ReviewEnd
          everHad={hadFindings}
          title={t(hadFindings ? 'mailbox:allAdded' : 'mailbox:nothing')}
          text={t(hadFindings ? 'mailbox:allAddedHint' : 'mailbox:nothingHint')}
        />
      )}
      {isAtLimit && <UpgradeDialog info={plan.data} onClose={() => setAtLimit(false)} />}
    </>
  );
}

/** The same mail may be in two mailboxes. */
const removeDuplicates = (list: CancelledInMail[]) => [
  ...new Map(list.map((one) => [`${one.service_name} ${one.evidence.date} ${one.evidence.text}`, one])).values(),
];
