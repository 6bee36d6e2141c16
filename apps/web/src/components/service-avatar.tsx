import { classNames } from './class-names.ts';

/** Hashes a name to a hue, so that a service has the same colour everywhere. */
function getHue(name: string): number {
  let hash = 7;
  for (const letter of name.trim().toLocaleLowerCase('en')) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 3600;
  return (hash * 7) % 360;
}

const getInitial = (name: string) => [...name.trim()][0]?.toLocaleUpperCase() ?? '?';

/** A tile with the initial of a service. Logos are not fetched, because requests would reveal a user's subscriptions. */
export function ServiceAvatar({ name, className = 'size-10 text-base' }: { name: string; className?: string }) {
  const hue = getHue(name);
  return (
    <span
      aria-hidden="true"
      className={classNames('grid shrink-0 select-none place-items-center rounded-[28%] font-semibold', className)}
      style={{
        background: `oklch(var(--tile-l) var(--tile-c) ${hue})`,
        color: `oklch(var(--tile-ink-l) var(--tile-ink-c) ${hue})`,
      }}
    >
      {getInitial(name)}
    </span>
  );
}
