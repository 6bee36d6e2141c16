import type { AuthProviders, OauthProvider } from '@kumbara/shared';
import { AtSign } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { ServiceAvatar } from '#components/service-avatar.tsx';
import { OauthButton, type Readiness } from './oauth-button.tsx';

/** A provider counts as ready until its state is known: the click then shows an error. */
export function getReadiness(provider: OauthProvider, providers: AuthProviders | undefined): Readiness {
  const [isAvailable, isEmulated] =
    provider === 'gmail'
      ? [providers?.google, providers?.sandbox]
      : [providers?.microsoft, providers?.microsoft_sandbox];
  if (isAvailable === false) return 'missing';
  return isEmulated ? 'sandbox' : 'ready';
}

type Props = { providers: AuthProviders | undefined; onImap: () => void };
const oauth = ['gmail', 'outlook'] as const;

/** The three ways to connect a mailbox, each with an explanation. */
export function ProviderCards({ providers, onImap }: Props) {
  const { t } = useTranslation('mailbox');
  const notes = useId();
  return (
    <section aria-label={t('connectTitle')}>
      <ul className="grid gap-4 md:grid-cols-3">
        {oauth.map((provider) => {
          const readiness = getReadiness(provider, providers);
          const note = readiness === 'sandbox' ? `${notes}-${provider}` : undefined;
          return (
            <ProviderCard
              key={provider}
              tile={<ServiceAvatar name={t(`provider.${provider}.name`)} />}
              name={t(`provider.${provider}.name`)}
              text={t(`provider.${provider}.text`)}
              note={note ? { id: note, text: t('sandbox') } : undefined}
            >
              <OauthButton
                look="brand"
                provider={provider}
                readiness={readiness}
                label={t(`connect.${provider}`)}
                describedBy={note}
              />
            </ProviderCard>
          );
        })}
        <ProviderCard
          tile={
            <span className="grid size-10 shrink-0 place-items-center rounded-[28%] bg-sunken text-ink-soft">
              <AtSign aria-hidden="true" className="size-5" />
            </span>
          }
          name={t('provider.imap.name')}
          text={t('provider.imap.text')}
        >
          <Button onClick={onImap} className="w-full">
            {t('connect.imap')}
          </Button>
        </ProviderCard>
      </ul>
    </section>
  );
}

/** The same three as buttons, for users with a connected mailbox. */
export function ProviderButtons({ providers, onImap }: Props) {
  const { t } = useTranslation('mailbox');
  const heading = useId();
  const note = useId();
  const readiness = oauth.map((provider) => ({ provider, readiness: getReadiness(provider, providers) }));
  const emulated = readiness.filter(({ readiness }) => readiness === 'sandbox');
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="font-semibold text-base tracking-tight">
        {t('connectAnother')}
      </h2>
      {emulated.length > 0 && (
        <p id={note} className="text-[0.875rem] text-ink-soft">
          {emulated.map(({ provider }) => t(`provider.${provider}.name`)).join(', ')}: {t('sandboxBrief')}
        </p>
      )}
      <div className="mt-3 grid items-start gap-3 sm:grid-cols-3 lg:gap-4">
        {readiness.map(({ provider, readiness }) => (
          <OauthButton
            key={provider}
            provider={provider}
            readiness={readiness}
            label={t(`connect.${provider}`)}
            describedBy={readiness === 'sandbox' ? note : undefined}
          />
        ))}
        <Button onClick={onImap}>{t('connect.imap')}</Button>
      </div>
    </section>
  );
}

type ProviderCardProps = {
  tile: ReactNode;
  name: string;
  text: string;
  note?: { id: string; text: string };
  children: ReactNode;
};

const ProviderCard = ({ tile, name, text, note, children }: ProviderCardProps) => (
  <li className="card flex flex-col p-5">
    <div className="flex items-center gap-3">
      {tile}
      <h2 className="font-semibold">{name}</h2>
    </div>
    <p className="mt-3 text-ink-soft">{text}</p>
    {note && (
      <p id={note.id} className="mt-2 text-[0.84rem] text-ink-soft">
        {note.text}
      </p>
    )}
    <div className="mt-auto pt-5">{children}</div>
  </li>
);
