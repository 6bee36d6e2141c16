type Props = { values: number[]; className?: string };

const [width, height, edge] = [240, 48, 3];

/** A line through the values, the last one marked. Hidden from screen readers: a table says the same. */
export function Sparkline({ values, className }: Props) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const points = values.map((value, at) => ({
    x: edge + (at / Math.max(1, values.length - 1)) * (width - 2 * edge),
    y: high === low ? height / 2 : height - edge - ((value - low) / (high - low)) * (height - 2 * edge),
  }));
  // A price holds until the next one: steps, not slopes.
  const path = points.map(({ x, y }, at) => (at === 0 ? `M${x} ${y}` : `H${x}V${y}`)).join('');
  const last = points.at(-1);
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" className={className}>
      <path d={path} fill="none" stroke="var(--brand)" strokeWidth="2" vectorEffect="non-scaling-stroke" />
      {last && (
        <path
          d={`M${last.x} ${last.y}h0`}
          stroke="var(--brand)"
          strokeWidth="7"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      )}
    </svg>
  );
}
