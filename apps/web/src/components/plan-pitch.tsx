import { Check } from 'lucide-react';
import { useId } from 'react';
import { ButtonLink } from './button.tsx';
import { classNames } from './class-names.ts';

type Props = { title: string; lead: string; gains: string[]; upgrade: string };

/** For a plan without a feature: why it pays. */
export function PlanPitch({ title, lead, gains, upgrade }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="card p-5 sm:p-6">
      <h2 id={id} className="font-bold font-display text-[1.75rem] leading-tight tracking-[-0.02em]">
        {title}
      </h2>
      <p className="mt-2 max-w-[42rem] text-ink-soft">{lead}</p>
      <Gains gains={gains} className="mt-5" />
      <ButtonLink to="/pricing" look="brand" size="large" className="mt-6">
        {upgrade}
      </ButtonLink>
    </section>
  );
}

/** What a plan adds, as a list. */
export const Gains = ({ gains, className }: { gains: string[]; className?: string }) => (
  <ul className={classNames('flex flex-col gap-2', className)}>
    {gains.map((gain) => (
      <li key={gain} className="flex items-start gap-2.5">
        <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-brand-strong" />
        {gain}
      </li>
    ))}
  </ul>
);
