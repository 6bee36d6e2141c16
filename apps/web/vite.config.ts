/// <reference types="vitest/config" />
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { prerender } from './prerender-plugin.ts';

/**
 * Sonner writes its stylesheet into a <style> element when it is loaded. Our content security policy forbids that;
 * the same rules come as a file (`components/toaster.tsx`), so the call is taken out.
 */
const sonnerWithoutInlineStyle: Plugin = {
  name: 'sonner-without-inline-style',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/sonner\/dist\/index\.m?js$/.test(id)) return null;
    const without = code.replace(/^__insertCSS\(.*\);?$/m, '');
    if (without === code) this.error('sonner no longer inserts its styles this way: look at it again');
    return { code: without, map: null };
  },
};

/** What people see first once they are signed in. */
const hotScreens = /\/app\/(?:app-layout|screens\/dashboard-screen)\.tsx$/;

type Modules = { getModuleInfo(id: string): { importers: readonly string[] } | null };

/** True for a module that other modules import, directly or through others, without `import()`. */
function isNeededBy(others: RegExp, id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (others.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = modules.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => isNeededBy(others, importer, modules, seen));
}

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    sonnerWithoutInlineStyle,
    // Beside each file its packed forms, which the API sends as they are: as small as they get, at no cost for a request.
    compression({ include: /^assets\/.*\.(js|css)$/, threshold: 1024, logLevel: 'silent' }),
    prerender(),
  ],
  // Without pre-bundling sonner passes through the plugin above in development as well.
  optimizeDeps: { exclude: ['sonner'] },
  build: {
    target: 'es2023',
    // Everything is a file: the content security policy allows neither inline scripts nor data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The code that every screen needs is bundled into two files instead of thirty: libraries, which stay cached across
    // releases, and the rest. What the dashboard needs beside them is one more. Small files compress badly, and a phone waits
    // for each: the dashboard needed forty.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'libraries', test: /node_modules/, tags: ['$initial'], priority: 1 },
            { name: 'first', tags: ['$initial'] },
            { test: /\/web\/src\//, name: (id, chunks) => (isNeededBy(hotScreens, id, chunks) ? 'dashboard' : null) },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': process.env.API_ORIGIN ?? 'http://127.0.0.1:3000' } },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    environmentOptions: { jsdom: { url: 'http://localhost:3000' } },
    restoreMocks: true,
    // Modules and texts are loaded once; the setup file leaves no state between tests.
    isolate: false,
    // As in vitest.config.ts.
    maxWorkers: 3,
    testTimeout: 30_000,
  },
});
