/** A coin above the slot of a money box. Decorative: the product name is always next to it. */
export function Logo({ className = 'size-7' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true" focusable="false">
      <circle cx="16" cy="6.6" r="4.6" className="fill-notice" />
      <path
        d="M3.5 16.2A5.2 5.2 0 0 1 8.7 11h14.6a5.2 5.2 0 0 1 5.2 5.2v3.3a9 9 0 0 1-9 9h-7a9 9 0 0 1-9-9z"
        className="fill-brand"
      />
      <rect x="9.8" y="14.1" width="12.4" height="2.7" rx="1.35" className="fill-on-brand" />
    </svg>
  );
}
