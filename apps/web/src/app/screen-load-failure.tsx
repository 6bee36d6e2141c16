import { useTranslation } from 'react-i18next';
import { Failure } from '#components/failure.tsx';

/**
 * A part of the page could not be loaded: the server is away, or a new version has replaced it. Loading anew helps as
 * soon as somebody answers, and would only lose what is on the screen before.
 */
export const ScreenLoadFailure = () => {
  const { t } = useTranslation('common');
  return (
    <Failure
      message={t('serverAway')}
      onRetry={() =>
        fetch('/api/health').then(
          () => window.location.reload(),
          () => undefined,
        )
      }
    />
  );
};
