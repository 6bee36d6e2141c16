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
