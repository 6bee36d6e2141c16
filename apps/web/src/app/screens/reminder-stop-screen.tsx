import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { describeLinkFailure, LinkFailure, LinkPage } from '#app/link-page.tsx';
import { Button, ButtonLink } from '#components/button.tsx';
import { isBadLink } from '#features/auth/link-queries.ts';
import { useLinkToken } from '#features/auth/use-link-token.ts';
import { useStopReminders } from '#features/reminders/reminder-queries.ts';

/** Opened by a link of a reminder mail: it ends what the link names at once, says so, and offers to take it back. */
export function ReminderStopScreen() {
  const { t } = useTranslation(['reminders', 'common']);
  const token = useLinkToken();
  const { mutate, isPending, data, error, variables } = useStopReminders();
  const turn = (isUndone: boolean) => token && mutate({ token, isUndone });
  const stopAtOnce = useEffectEvent(() => turn(false));
  useEffect(() => {
    stopAtOnce();
  }, []);
  const failure = !token ? t('stop.missing') : describeLinkFailure(error, t('stop.invalid'));
  return (
    <LinkPage title={t('title')}>
      {failure ? (
        <LinkFailure>{failure}</LinkFailure>
      ) : (
        <p role="status">
          {data
            ? t(data.stopped ? 'stop.done' : 'stop.undone', {
                what: data.kind ? t(`kinds.${data.kind}`) : t('stop.all'),
              })
            : t('stop.working')}
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-2">
        {token && error && !isBadLink(error) && (
          <Button look="brand" disabled={isPending} onClick={() => turn(variables?.isUndone ?? false)}>
            {t('common:retry')}
          </Button>
        )}
        {data && (
          <Button disabled={isPending} onClick={() => turn(data.stopped)}>
            {t(data.stopped ? 'stop.undo' : 'stop.again')}
          </Button>
        )}
        <ButtonLink to="/dashboard/reminders" look="quiet" className="only:-ms-4">
          {t('stop.settings')}
        </ButtonLink>
      </div>
    </LinkPage>
  );
}
