import { Button } from '#components/button.tsx';
import { notify } from '#components/toast.ts';
import { useOnce } from '#components/use-once.ts';
import { t } from '#i18n/index.ts';
import { refusalText } from '#lib/refusal.ts';
import { useCheckIn } from './action-queries.ts';

type Props = { subscriptionId: string; describedBy: string };

/** One tap says whether something was used this month. */
export function CheckIn({ subscriptionId, describedBy }: Props) {
  const checkIn = useCheckIn(subscriptionId);
  const say = useOnce((used: boolean) =>
    checkIn.mutateAsync({ used }).catch((error: unknown) => notify.error(refusalText(error))),
  );
  if (checkIn.isSuccess) {
    return (
      <p role="status" className="py-1.5 font-medium text-[0.875rem] text-saving">
        {t('advice.thanks')}
      </p>
    );
  }
  return (
    <span className="flex gap-2">
      {([true, false] as const).map((used) => (
        <Button
          key={String(used)}
          size="small"
          className="min-w-16"
          aria-describedby={describedBy}
          disabled={checkIn.isPending}
          onClick={() => say(used)}
        >
          {t(used ? 'advice.used' : 'advice.notUsed')}
        </Button>
      ))}
    </span>
  );
}
