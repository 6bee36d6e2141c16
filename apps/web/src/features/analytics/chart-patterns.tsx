/** Fills that differ by pattern as well as by colour, so that nobody has to tell colours apart. */
const fills = [
  { color: 'var(--brand)', path: undefined },
  { color: 'var(--focus)', path: 'M-2 2l4-4M0 8l8-8M6 10l4-4' },
  { color: 'var(--saving)', path: 'M1 2h2v2h-2zM5 6h2v2h-2z' },
  { color: 'var(--ink-soft)', path: 'M0 2h8M0 6h8' },
  { color: 'var(--on-notice)', path: 'M2 0v8M6 0v8' },
  { color: 'var(--edge)', path: 'M0 0l8 8M0 8l8-8' },
] as const;

export const mostFills = fills.length;
export const fillOf = (at: number) => `url(#fill-${at % mostFills})`;

/** Once on a page that uses `fillOf`. */
export const ChartPatterns = () => (
  <svg aria-hidden="true" width="0" height="0" className="absolute">
    <defs>
      {fills.map(({ color, path }, at) => (
        <pattern key={color} id={`fill-${at}`} width="8" height="8" patternUnits="userSpaceOnUse">
          <rect width="8" height="8" fill="var(--surface)" />
          <rect width="8" height="8" fill={color} fillOpacity={path ? 0.28 : 1} />
          {path && <path d={path} stroke={color} strokeWidth="2" fill="none" />}
        </pattern>
      ))}
    </defs>
  </svg>
);

export const Swatch = ({ at }: { at: number }) => (
  <svg aria-hidden="true" width="16" height="16" className="shrink-0">
    <rect width="16" height="16" rx="3" fill={fillOf(at)} stroke="var(--edge)" strokeWidth="1" />
  </svg>
);
