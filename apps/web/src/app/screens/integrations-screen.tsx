import { plans } from '@kumbara/shared';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Section } from '#components/section.tsx';
import { ApiKeys } from '#features/api-keys/api-keys.tsx';
import { useMe } from '#features/auth/auth-queries.ts';
import { CalendarFeeds } from '#features/calendar-feed/calendar-feeds.tsx';
import { ConnectAssistant } from '#features/mcp/connect-assistant.tsx';
import { Webhooks } from '#features/webhooks/webhooks.tsx';

export function IntegrationsScreen() {
  const { t } = useTranslation(['account', 'api-keys', 'calendar-feed', 'mcp', 'webhooks', 'common']);
  const { data: user } = useMe();
  return (
    <>
      <title>{t('common:nav.pageTitle', { page: t('integrations') })}</title>
      <Link to="/account" className="mb-2 inline-flex items-center gap-1.5 text-ink-soft hover:text-ink">
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t('common:nav.accountTitle')}
      </Link>
      <h1 className="font-semibold text-2xl tracking-tight">{t('integrations')}</h1>
      <p className="mt-1 mb-6 text-ink-soft">{t('integrationsLead')}</p>
      <Section title={t('calendar-feed:title')} lead={t('calendar-feed:lead')}>
        {user && <CalendarFeeds isIncluded={plans[user.tier].features.integrations} />}
      </Section>
      <Section title={t('api-keys:title')} lead={t('api-keys:lead')}>
        <ApiKeys />
      </Section>
      <Section title={t('mcp:title')} lead={t('mcp:lead')}>
        {user && <ConnectAssistant isIncluded={plans[user.tier].features.integrations} />}
      </Section>
      <Section title={t('webhooks:title')} lead={t('webhooks:lead')}>
        {user && <Webhooks isIncluded={plans[user.tier].features.integrations} />}
      </Section>
    </>
  );
}
