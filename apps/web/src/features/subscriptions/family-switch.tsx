import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Switch } from '#components/switch.tsx';
import type { FormSectionProps } from './form-section.ts';

/** Switch that shares the subscription with the family. */
export function FamilySwitch({ form }: Pick<FormSectionProps, 'form'>) {
  const { t } = useTranslation('subscriptions');
  const id = useId();
  return (
    <div className="flex items-center gap-4 rounded-2xl border border-line px-4 py-3">
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="font-medium">
          {t('form.familyVisible')}
        </label>
        <p id={`${id}-hint`} className="text-[0.84rem] text-ink-soft">
          {t('form.familyVisibleHint')}
        </p>
      </div>
      <Switch id={id} aria-describedby={`${id}-hint`} {...form.register('family_visible')} />
    </div>
  );
}
