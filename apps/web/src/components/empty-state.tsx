import { ButtonLink } from './button.tsx';

/** A screen without data yet, and where data comes from. */
export const EmptyState = ({ title, text, action }: { title: string; text: string; action: string }) => (
  <div className="card flex flex-col items-center gap-4 px-6 py-12 text-center">
    <div>
      <h2 className="font-semibold text-lg">{title}</h2>
      <p className="mt-1 max-w-[30rem] text-ink-soft">{text}</p>
    </div>
    <ButtonLink to="/dashboard">{action}</ButtonLink>
  </div>
);
