import type { FamilyOffer } from '@kumbara/shared';
import { Eye, EyeOff, Gift } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { FormFailure } from '#components/form-failure.tsx';
import { useAction } from '#components/use-action.ts';
import { formatDayOf } from '#lib/format.ts';
import { describeRefusal } from '#lib/refusal.ts';
import { offerProblem, useAnswerInvitation } from './family-queries.ts';

type Props = {
  token: string;
  offer: FamilyOffer;
  onJoined: () => void;
  onDeclined: () => void;
  /** The link has become invalid. */
  onBadLink: () => void;
};

const meaning = [
  { text: 'offer.plan', icon: Gift },
  { text: 'offer.private', icon: EyeOff },
  { text: 'offer.mutual', icon: Eye },
] as const;

/** The invitation with its owner, its meaning and the two answers. */
export function InvitationOffer({ token, offer, onJoined, onDeclined, onBadLink }: Props) {
  const { t } = useTranslation('family');
  const accept = useAnswerInvitation('accept');
  const decline = useAnswerInvitation('decline');
  const [problem, setProblem] = useState<string>();
  const isBusy = accept.isPending || decline.isPending;
  const answer = useAction(
    async (run: typeof accept, onDone: () => void) => {
      setProblem(undefined);
      await run.mutateAsync(token);
      onDone();
    },
    (error) => {
      if (offerProblem(error) === 'bad') {
        onBadLink();
        return undefined;
      }
      const text = describeRefusal(error);
      setProblem(text);
      return { text, isInForm: true };
    },
  );

  return (
    <>
      <p className="break-words text-lg">{t('offer.text', offer.owner)}</p>
      <p className="mt-1 text-[0.875rem] text-ink-soft">{t('expires', { date: formatDayOf(offer.expires_at) })}</p>
      <ul className="my-6 flex flex-col gap-2.5">
        {meaning.map(({ text, icon: Icon }) => (
          <li key={text} className="flex items-start gap-3">
            <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand-strong" />
            {t(text)}
          </li>
        ))}
      </ul>
      <FormFailure>{problem}</FormFailure>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button look="brand" size="large" disabled={isBusy} onClick={() => answer(accept, onJoined)}>
          {t('offer.accept')}
        </Button>
        <Button size="large" disabled={isBusy} onClick={() => answer(decline, onDeclined)}>
          {t('offer.decline')}
        </Button>
      </div>
    </>
  );
}
