import { type ReminderSettings, type ReminderSettingsPatch, reminderKinds } from '@kumbara/shared';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { Field, Input, Select } from '#components/field.tsx';
import { Switch } from '#components/switch.tsx';
import { notify } from '#components/toast.ts';
import { useAction } from '#components/use-action.ts';
import { formatHour } from '#lib/format.ts';
import { describeRefusal } from '#lib/refusal.ts';
import { PushSettings } from './push-settings.tsx';
import { useChangeReminders, useTestReminder } from './reminder-queries.ts';
import { SwitchRow } from './switch-row.tsx';

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** Channels, time and kinds. Every change is saved at once. */
export function ReminderSettingsForm({ settings }: { settings: ReminderSettings }) {
  const { t } = useTranslation('reminders');
  const change = useChangeReminders();
  const save = useAction((patch: ReminderSettingsPatch) => change.mutateAsync(patch), describeRefusal);
  // The newest change is shown before it is saved.
  const shown = {
    ...settings,
    ...(change.isPending && change.variables),
    kinds: { ...settings.kinds, ...(change.isPending && change.variables.kinds) },
  };
  return (
    <section aria-labelledby="reminder-settings" className="card p-5 sm:p-6">
      <h2 id="reminder-settings" className="font-semibold text-lg tracking-tight">
        {t('settings')}
      </h2>
      <div className="mt-3 divide-y divide-line">
        <SwitchRow label={t('email')} hint={settings.email}>
          {(ids) => (
            <Switch {...ids} checked={shown.by_email} onChange={({ target }) => save({ by_email: target.checked })} />
          )}
        </SwitchRow>
        <PushSettings settings={settings} />
      </div>
      <div className="mt-5 grid gap-4 sm:grid-cols-2">
        <Field label={t('hour')} hint={t('hourHint', { zone: settings.time_zone.replaceAll('_', ' ') })}>
          {(ids) => (
            <Select {...ids} value={shown.hour} onChange={({ target }) => save({ hour: Number(target.value) })}>
              {hours.map((hour) => (
                <option key={hour} value={hour}>
                  {formatHour(hour)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <LeadDays days={settings.default_lead_days} onSave={(default_lead_days) => save({ default_lead_days })} />
      </div>
      <fieldset className="mt-6">
        <legend className="font-medium text-[0.875rem] text-ink-soft">{t('about')}</legend>
        <div className="mt-1 divide-y divide-line">
          {reminderKinds.map((kind) => (
            <SwitchRow key={kind} label={t(`kinds.${kind}`)}>
              {(ids) => (
                <Switch
                  {...ids}
                  checked={shown.kinds[kind]}
                  onChange={({ target }) => save({ kinds: { [kind]: target.checked } })}
                />
              )}
            </SwitchRow>
          ))}
        </div>
      </fieldset>
      <Test />
    </section>
  );
}

/** `7, 3, 1`; empty is automatic. @returns undefined for what are no days */
function parseDays(text: string): number[] | null | undefined {
  const parts = text.split(/[\s,;]+/).filter(Boolean);
  if (parts.length === 0) return null;
  const days = parts.map(Number);
  return days.length <= 5 && days.every((day) => Number.isInteger(day) && day >= 0 && day <= 365) ? days : undefined;
}

function LeadDays({ days, onSave }: { days: number[] | null; onSave: (days: number[] | null) => void }) {
  const { t } = useTranslation('reminders');
  const stored = days?.join(', ') ?? '';
  const [text, setText] = useState(stored);
  const parsed = parseDays(text);
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (parsed !== undefined && text.trim() !== stored) onSave(parsed);
  };
  return (
    <form onSubmit={submit}>
      <Field
        label={t('leadDays')}
        hint={t('leadDaysHint')}
        error={parsed === undefined ? t('leadDaysInvalid') : undefined}
      >
        {(ids) => (
          <Input
            {...ids}
            value={text}
            placeholder={t('automatic')}
            autoComplete="off"
            onChange={({ target }) => setText(target.value)}
            onBlur={() => submit()}
          />
        )}
      </Field>
    </form>
  );
}

function Test() {
  const { t } = useTranslation('reminders');
  const test = useTestReminder();
  const send = useAction(async () => {
    await test.mutateAsync();
    notify.success(t('testSent'));
  }, describeRefusal);
  return (
    <Button className="mt-5" disabled={test.isPending} onClick={send}>
      {t('test')}
    </Button>
  );
}
