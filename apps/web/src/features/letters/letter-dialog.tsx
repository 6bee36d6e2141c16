import { type IsoDate, type Language, languages } from '@kumbara/shared';
import { useQuery } from '@tanstack/react-query';
import i18next from 'i18next';
import { Copy, Printer } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { Dialog } from '#components/dialog.tsx';
import { Field, Select, TextArea, TextField } from '#components/field.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { notify } from '#components/toast.ts';
import { formatDateIn, formatMoneyIn, today } from '#lib/format.ts';
import { guessContractLanguage } from './contract-language.ts';

/** What the text is about. `url` and `currency` hint at the language of the contract. */
export type Letter = { service: string; url?: string | null } & (
  | { kind: 'refund'; end: IsoDate; charge: { date: IsoDate; amount: number; currency: string } }
  | { kind: 'cancellation'; currency: string }
);

type Props = { letter: Letter; name: string; onClose: () => void };

/** A text to copy or print, in the language of the contract or another one. */
export function LetterDialog({ letter, name, onClose }: Props) {
  const { t } = useTranslation('letters');
  const [language, setLanguage] = useState(() => guessContractLanguage(letter));
  const [number, setNumber] = useState('');
  const [edited, setEdited] = useState<string>();
  /** The edited text while the template is shown in its place. */
  const [laidAside, setLaidAside] = useState<string>();
  const texts = useQuery({
    queryKey: ['letters', language],
    queryFn: async () => {
      if (!i18next.hasResourceBundle(language, 'letters')) await i18next.reloadResources([language], ['letters']);
      if (!i18next.hasResourceBundle(language, 'letters')) throw new Error(`texts not loaded: ${language}`);
      return true;
    },
  });
  const text = edited ?? (texts.data ? writeLetter(letter, { language, name, number }) : '');

  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify.success(t('copied')),
      () => notify.error(t('copyFailed')),
    );
  return (
    <Dialog
      wide
      grows
      title={t(letter.kind === 'refund' ? 'refundTitle' : 'cancellationTitle')}
      description={t('lead')}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('language')}>
          {(ids) => (
            <Select {...ids} value={language} onChange={({ target }) => setLanguage(target.value as Language)}>
              {languages.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {letter.kind === 'cancellation' && (
          <TextField label={t('number')} value={number} maxLength={60} onText={setNumber} />
        )}
      </div>
      <div className="mt-4">
        {texts.isPending && <Skeleton className="h-72 w-full rounded-xl" />}
        {texts.isError && <p role="alert">{t('loadFailed')}</p>}
        {(texts.data || edited !== undefined) && (
          <Field label={t('text')} hint={edited !== undefined ? t('edited') : undefined}>
            {(ids) => (
              <TextArea
                {...ids}
                lang={language}
                rows={14}
                value={text}
                onChange={({ target }) => setEdited(target.value)}
              />
            )}
          </Field>
        )}
        {edited !== undefined ? (
          <Button
            look="quiet"
            size="small"
            className="mt-2"
            onClick={() => {
              setLaidAside(edited);
              setEdited(undefined);
            }}
          >
            {t('useTemplate')}
          </Button>
        ) : (
          laidAside !== undefined && (
            <Button look="quiet" size="small" className="mt-2" onClick={() => setEdited(laidAside)}>
              {t('useOwn')}
            </Button>
          )
        )}
      </div>
      <div className="mt-6 flex flex-wrap-reverse justify-end gap-2 max-sm:*:grow">
        <Button disabled={!text} onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4" />
          {t('print')}
        </Button>
        <Button look="brand" disabled={!text} onClick={copy}>
          <Copy aria-hidden="true" className="size-4" />
          {t('copy')}
        </Button>
      </div>
      {/* A text field prints only what fits into it, and a dialog is one page long. */}
      {createPortal(
        <p data-printed="" aria-hidden="true" className="whitespace-pre-wrap break-words not-print:hidden">
          {text}
        </p>,
        document.body,
      )}
    </Dialog>
  );
}

type Writing = { language: Language; name: string; number: string };

function writeLetter(letter: Letter, { language, name, number }: Writing): string {
  const t = i18next.getFixedT(language, 'letters');
  const { service } = letter;
  if (letter.kind === 'refund')
    return t('refundText', {
      ...{ service, name },
      end: formatDateIn(language, letter.end),
      charged: formatDateIn(language, letter.charge.date),
      amount: formatMoneyIn(language, letter.charge.amount, letter.charge.currency),
    });
  return t('cancellationText', {
    ...{ service, name },
    today: formatDateIn(language, today()),
    numberLine: number.trim() ? t('numberLine', { number: number.trim() }) : '',
  }).replace(/ +\n/g, '\n');
}
