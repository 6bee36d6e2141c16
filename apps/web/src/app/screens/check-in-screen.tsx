import { useTranslation } from 'react-i18next';
import { describeLinkFailure, LinkFailure, LinkPage } from '#app/link-page.tsx';
import { Button, ButtonLink } from '#components/button.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { useAction } from '#components/use-action.ts';
import { isBadLink } from '#features/auth/link-queries.ts';
import { useLinkToken } from '#features/auth/use-link-token.ts';
import { useAnswerByLink, useQuestion } from '#features/unused/unused-queries.ts';
import { formatMonthAndYear } from '#lib/format.ts';
import { describeRefusal } from '#lib/refusal.ts';

/** Asks by the link of a mail whether a subscription was used, without signing in. */
export function CheckInScreen() {
  const { t } = useTranslation(['unused', 'common']);
  const token = useLinkToken();
  const question = useQuestion(token);
  const { mutateAsync, isPending, isSuccess, variables } = useAnswerByLink();
  const answer = useAction((used: boolean) => mutateAsync({ token: token ?? '', used }), describeRefusal);
  const failure = !token ? t('question.missing') : describeLinkFailure(question.error, t('question.invalid'));
  return (
    <LinkPage title={t('question.title')}>
      {isSuccess ? (
        <div role="status">
          <p>
            {t('question.thanks')} <strong>{t(variables?.used ? 'question.saidYes' : 'question.saidNo')}</strong>
          </p>
          <p className="mt-1 text-ink-soft">{t('question.change')}</p>
        </div>
      ) : failure ? (
        <LinkFailure>{failure}</LinkFailure>
      ) : question.data ? (
        <>
          <p className="break-words text-lg">
            {t('question.text', { name: question.data.name, month: formatMonthAndYear(`${question.data.month}-01`) })}
          </p>
          <div className="mt-6 flex gap-2">
            {([true, false] as const).map((used) => (
              <Button
                key={String(used)}
                size="large"
                className="min-w-28"
                disabled={isPending}
                onClick={() => answer(used)}
              >
                {t(used ? 'question.yes' : 'question.no')}
              </Button>
            ))}
          </div>
        </>
      ) : (
        <Skeleton className="h-24 rounded-card" />
      )}
      {(isSuccess || failure) && (
        <div className="mt-6 flex flex-wrap gap-2">
          {question.error && !isBadLink(question.error) && (
            <Button look="brand" disabled={question.isFetching} onClick={() => question.refetch()}>
              {t('common:retry')}
            </Button>
          )}
          <ButtonLink to="/dashboard/unused" look="quiet" className="only:-ms-4">
            {t('question.answers')}
          </ButtonLink>
        </div>
      )}
    </LinkPage>
  );
}
