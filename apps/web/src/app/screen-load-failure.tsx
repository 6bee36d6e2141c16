import { useTranslation } from 'react-i18next';
import { Failure } from '#components/failure.tsx';

/**
 * A chunk of the page could not be loaded: the server is unreachable, or a new version has replaced the chunk. The page
 * reloads only once the server answers, so that the screen is not lost before.
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
