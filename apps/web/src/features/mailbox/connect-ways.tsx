import type { AuthProviders, OauthProvider } from '@kumbara/shared';
import { AtSign } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#components/button.tsx';
import { classNames } from '#components/class-names.ts';
import { Monogram } from '#components/monogram.tsx';
import { t } from '#i18n/index.ts';
import { OauthButton, type Readiness } from './oauth-button.tsx';

/** Not known yet counts as ready: whoever presses is told. */
export function readinessOf(provider: OauthProvider, providers: AuthProviders | undefined): Readiness {
  const [isThere, isPlayed] =
    provider === 'gmail'
      ? [providers?.google, providers?.sandbox]
      : [providers?.microsoft, providers?.microsoft_sandbox];
  if (isThere === false) return 'missing';
  return isPlayed ? 'sandbox' : 'ready';
}

type Props = {
  providers: AuthProviders | undefined;
  /** There is one already: the ways need no long words any more. */
  isBrief: boolean;
  onImap: () => void;
};

/** The three ways to connect a mailbox. */
export const ConnectWays = ({ providers, isBrief, onImap }: Props) => (
  <section aria-label={t('mailbox.connectTitle')}>
    {isBrief && <h2 className="mb-3 font-semibold text-base tracking-tight">{t('mailbox.connectAnother')}</h2>}
    <ul className="grid gap-3 md:grid-cols-3 lg:gap-4">
      {(['gmail', 'outlook'] as const).map((provider) => (
        <Way
          key={provider}
          isBrief={isBrief}
          tile={<Monogram name={t(`mailbox.${provider}`)} />}
          name={t(`mailbox.${provider}`)}
          text={t(`mailbox.${provider}Text`)}
        >
          <OauthButton
            provider={provider}
            readiness={readinessOf(provider, providers)}
            label={t(`mailbox.connect.${provider}`)}
            look={isBrief ? 'plain' : 'brand'}
          />
        </Way>
      ))}
      <Way
        isBrief={isBrief}
        tile={
          <span className="grid size-10 shrink-0 place-items-center rounded-[28%] bg-sunken text-ink-soft">
            <AtSign aria-hidden="true" className="size-5" />
          </span>
        }
        name={t('mailbox.imap')}
        text={t('mailbox.imapText')}
      >
        <Button look={isBrief ? 'plain' : 'brand'} onClick={onImap} className="w-full">
          {t('mailbox.connect.imap')}
        </Button>
      </Way>
    </ul>
  </section>
);

type WayProps = { isBrief: boolean; tile: ReactNode; name: string; text: string; children: ReactNode };

const Way = ({ isBrief, tile, name, text, children }: WayProps) => (
  <li className={classNames('card flex flex-col', isBrief ? 'p-4' : 'p-5')}>
    {!isBrief && (
      <>
        {tile}
        <h2 className="mt-3.5 font-semibold">{name}</h2>
        <p className="mt-1 mb-5 text-ink-soft">{text}</p>
      </>
    )}
    <div className="mt-auto">{children}</div>
  </li>
);
