// Runs before everything else: a file of its own, because the content security policy allows no inline script.

// zod would try `new Function` to be faster, and be refused by that policy with an error in the console.
globalThis.__zod_globalConfig = { jitless: true };

// The theme stands before the first paint, so that a chosen one does not flash; without a choice the system's is taken.
(() => {
  let choice = null;
  try {
    choice = localStorage.getItem('theme');
  } catch {
    // Storage may be forbidden; the system's theme is a good answer.
  }
  const dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();

// A drawn screen shows before its script runs: what is done on it until then is repeated by `app/use-early-input.ts`.
(() => {
  const given = new AbortController();
  const remember = ({ type, target }) => {
    const field = target.closest(type === 'click' ? 'button' : 'select');
    const place = [...document.querySelectorAll('button, select')].indexOf(field);
    if (place < 0) return;
    // Once it listens, React swallows events on a part whose script has not come yet, or takes that part over and handles
    // them itself, which calls `forget`.
    setTimeout(() => {
      if (!given.signal.aborted) globalThis.earlyInput.last = { place, value: field.value };
    });
  };
  globalThis.earlyInput = { forget: () => given.abort() };
  for (const type of ['click', 'change']) addEventListener(type, remember, { signal: given.signal, capture: true });
})();
