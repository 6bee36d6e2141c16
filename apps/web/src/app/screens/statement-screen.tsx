import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '#components/page-heading.tsx';
import { ReviewEnd } from '#components/review-end.tsx';
import { useOpenDetections } from '#features/detection/detection-queries.ts';
import { ReviewList } from '#features/detection/review-list.tsx';
import { StoppedList } from '#features/detection/stopped-list.tsx';
import { useDecisions } from '#features/detection/use-decisions.ts';
import { usePlan } from '#features/plans/plan-queries.ts';
import { UpgradeDialog } from '#features/plans/upgrade-dialog.tsx';
import { PrivacyNote } from '#features/statements/privacy-note.tsx';
import { StatementIntake } from '#features/statements/statement-intake.tsx';
import { useUpload } from '#features/statements/use-upload.ts';
import { useSubscriptions } from '#features/subscriptions/subscription-queries.ts';

export function StatementScreen() {
  const { t } = useTranslation(['statements', 'detection', 'common']);
  const upload = useUpload();
  const open = useOpenDetections();
  const list = useSubscriptions();
  const plan = usePlan();
  const [isAtLimit, setAtLimit] = useState(false);
  const decisions = useDecisions(() => setAtLimit(true));

  const result = upload.state.step === 'done' ? upload.state.result : null;
  // The open findings take precedence once they are loaded; until then the answer of the upload is shown.
  const found = open.data ?? result?.subscriptions ?? [];
  const inResult = new Set(result?.subscriptions.map(({ detection_id }) => detection_id));
  const fresh = result ? found.filter(({ detection_id }) => inResult.has(detection_id)) : found;
  const earlier = found.filter((one) => !fresh.includes(one));
  const stopped = result?.stopped ?? [];
  const hadFindings = (result?.subscriptions.length ?? 0) > 0;
  const isSettled = ['idle', 'failed', 'done'].includes(upload.state.step);

  return (
    <div className="flex flex-col gap-8">
      <PageHeading title={t('title')} lead={t('lead')} tab={t('common:nav.statement')} />
      <StatementIntake upload={upload} />
      {isSettled &&
        [
          { title: t('detection:title', { count: fresh.length }), of: fresh },
          { title: t('detection:earlier', { count: earlier.length }), of: earlier },
        ]
          .filter(({ of }) => of.length > 0)
          .map(({ title, of }) => (
            <ReviewList
              key={of === fresh ? 'fresh' : 'earlier'}
              title={title}
              found={of}
              subscriptions={list.data ?? []}
              decisions={decisions}
            />
          ))}
      {result && found.length === 0 && !open.isFetching && (
        <ReviewEnd
          everHad={hadFindings}
          title={t(hadFindings ? 'allDecided' : 'nothing')}
          text={t(hadFindings ? 'allDecidedHint' : 'nothingHint')}
        />
      )}
      {stopped.length > 0 && <StoppedList stopped={stopped} />}
      {!result && found.length === 0 && <PrivacyNote />}
      {isAtLimit && <UpgradeDialog info={plan.data} onClose={() => setAtLimit(false)} />}
    </div>
  );
}
