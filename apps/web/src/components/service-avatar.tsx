import { classNames } from './class-names.ts';

/** A stable hue per name: the same service looks the same everywhere. */
function getHue(name: string): number {
  let hash = 7;
  for (const letter of name.trim().toLocaleLowerCase('en')) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 3600;
  return (hash * 7) % 360;
}

const getInitial = (name: string) => [...name.trim()][0]?.toLocaleUpperCase() ?? '?';

/** The tile that stands for a service. Logos are never fetched: nobody learns what people are subscribed to. */
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
