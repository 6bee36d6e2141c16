import { FileText, Mail, Plus } from 'lucide-react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '#components/button.tsx';
import { Logo } from '#components/logo.tsx';
import { ServiceAvatar } from '#components/service-avatar.tsx';
import commonServices from './common-services.json' with { type: 'json' };
import type { FormValues } from './form-values.ts';

/** The empty list with the fastest ways to add a subscription. */
export function EmptyList({ onAdd }: { onAdd: (start?: Partial<FormValues>) => void }) {
  const { t } = useTranslation('subscriptions');
  return (
    <section className="card overflow-hidden">
      <div className="flex flex-col items-center px-6 pt-10 pb-8 text-center">
        <Logo className="size-14" />
        <h2 className="mt-4 font-semibold text-xl tracking-tight">{t('empty.title')}</h2>
        <p className="mt-1 max-w-md text-ink-soft">{t('empty.lead')}</p>
        <div className="mt-6 grid w-full max-w-3xl gap-3 text-start sm:grid-cols-3">
          <StartOption
            to="/dashboard/bank-statement"
            icon={FileText}
            title={t('empty.statement')}
            text={t('empty.statementText')}
          />
          <StartOption to="/dashboard/emails" icon={Mail} title={t('empty.mail')} text={t('empty.mailText')} />
          <div className="flex flex-col rounded-2xl border border-line p-4">
            <Plus aria-hidden="true" className="size-5 text-brand-strong" />
            <p className="mt-2 font-medium">{t('empty.byHand')}</p>
            <p className="mb-3 text-[0.875rem] text-ink-soft">{t('empty.byHandText')}</p>
            <Button size="small" wraps className="mt-auto self-start" onClick={() => onAdd()}>
              {t('empty.addFirst')}
            </Button>
          </div>
        </div>
      </div>
      <p className="-mt-3 pb-6 text-center">
        <Link to="/dashboard/import" className="text-brand-strong underline underline-offset-4">
          {t('empty.import')}
        </Link>
      </p>
      <div className="border-line border-t bg-sunken/50 px-6 py-6">
        <h3 className="text-center font-medium text-ink-soft">{t('empty.common')}</h3>
        <ul className="mx-auto mt-4 flex max-w-3xl flex-wrap justify-center gap-2">
          {/* Without prices, which would soon be wrong. */}
          {commonServices.map((service) => (
            <li key={service.name}>
              <button
                type="button"
                onClick={() => onAdd(service as Partial<FormValues>)}
                className="flex items-center gap-2 rounded-full border border-line bg-surface py-1.5 ps-1.5 pe-3.5 font-medium text-[0.875rem] transition-colors hover:border-edge"
              >
                <ServiceAvatar name={service.name} className="size-6 text-[0.7rem]" />
                {service.name}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

type StartOptionProps = { to: string; icon: ComponentType<{ className?: string }>; title: string; text: string };

const StartOption = ({ to, icon: Icon, title, text }: StartOptionProps) => (
  <Link
    to={to}
    className="group flex flex-col rounded-2xl border border-line p-4 transition-colors hover:border-brand hover:bg-brand-soft"
  >
    <Icon className="size-5 text-brand-strong" />
    <span className="mt-2 font-medium">{title}</span>
    <span className="text-[0.875rem] text-ink-soft group-hover:text-ink">{text}</span>
  </Link>
);
