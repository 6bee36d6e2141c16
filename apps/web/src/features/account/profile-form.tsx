import { isLanguage, type Language, languages, maxPersonName, type User } from '@kumbara/shared';
import { BadgeCheck, MailWarning } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { CurrencyOptions } from '#components/currency-options.tsx';
import { EmailAddress } from '#components/email-address.tsx';
import { Field, Input, Select } from '#components/field.tsx';
import { notify } from '#components/toast.ts';
import { useAction } from '#components/use-action.ts';
import { chooseLanguage, currentLanguage } from '#i18n/language.ts';
import { ApiError } from '#lib/api.ts';
import { useUpdateAccount } from './account-queries.ts';
import { ResendVerification } from './resend-verification.tsx';
import { TimeZoneOptions } from './time-zone-options.tsx';

export function ProfileForm({ user }: { user: User }) {
  const { t } = useTranslation(['account', 'auth', 'common']);
  const [name, setName] = useState(user.name);
  const [currency, setCurrency] = useState<string>(user.currency);
  const [language, setLanguage] = useState<Language>(user.language);
  const [timeZone, setTimeZone] = useState(user.time_zone);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const update = useUpdateAccount();

  const save = useAction(
    async () => {
      setRefused({});
      await update.mutateAsync({
        // An older name may not be one that is taken today; it stays as it is.
        ...(name !== user.name && { name }),
        ...{ currency: currency, language, time_zone: timeZone },
      });
      notify.success(t('saved'));
      // The page speaks the language from now on; reloading shows that it was saved.
      if (language !== user.language && language !== currentLanguage()) chooseLanguage(language);
    },
    (error) => {
      setRefused(error instanceof ApiError ? error.fields : {});
      return error.message || t('common:error');
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };

  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <Field label={t('auth:name')} error={refused.name}>
        {(ids) => (
          <Input
            {...ids}
            name="name"
            required
            maxLength={maxPersonName}
            autoComplete="name"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <div>
        <p className="font-medium text-[0.875rem]">{t('auth:email')}</p>
        <p className="mt-1.5 break-words">
          <EmailAddress address={user.email} />
        </p>
        <Verification isVerified={user.email_verified} />
      </div>
      <Field label={t('currency')} hint={t('currencyHint')} error={refused.currency}>
        {(ids) => (
          <Select {...ids} name="currency" value={currency} onChange={({ target }) => setCurrency(target.value)}>
            <CurrencyOptions />
          </Select>
        )}
      </Field>
      <Field label={t('common:language.label')} hint={t('languageHint')} error={refused.language}>
        {(ids) => (
          <Select
            {...ids}
            name="language"
            value={language}
            onChange={({ target }) => isLanguage(target.value) && setLanguage(target.value)}
          >
            {languages.map(({ code, name }) => (
              <option key={code} value={code} lang={code}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('timeZone')} hint={t('timeZoneHint')} error={refused.time_zone}>
        {(ids) => (
          <Select {...ids} name="time_zone" value={timeZone} onChange={({ target }) => setTimeZone(target.value)}>
            <TimeZoneOptions own={user.time_zone} />
          </Select>
        )}
      </Field>
      <Button type="submit" look="brand" disabled={update.isPending} className="self-start">
        {t('save')}
      </Button>
    </form>
  );
}

function Verification({ isVerified }: { isVerified: boolean }) {
  const { t } = useTranslation('account');
  if (isVerified) {
    return (
      <p className="mt-1 flex items-center gap-1.5 text-[0.875rem] text-saving">
        <BadgeCheck aria-hidden="true" className="size-4" />
        {t('verified')}
      </p>
    );
  }
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="flex items-center gap-1.5 text-[0.875rem] text-ink-soft">
        <MailWarning aria-hidden="true" className="size-4 shrink-0" />
        {t('unverified')}
      </p>
      <ResendVerification look="quiet" size="small" className="-ms-3" />
    </div>
  );
}
