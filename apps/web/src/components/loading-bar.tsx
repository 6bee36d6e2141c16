/** At the top of the window. It comes with the click and is seen when loading takes longer than a blink. */
export const LoadingBar = ({ label }: { label: string }) => (
  <div
    role="progressbar"
    aria-label={label}
    className="enter-late fixed inset-x-0 top-0 z-40 h-0.5 overflow-hidden print:hidden"
  >
    <div className="travel h-full w-1/3 bg-brand" />
  </div>
);
