import type { PDFWorker } from 'pdfjs-dist';
import './flatten-text-state.ts';
import './inflate-at-once.ts';
import './polyfills.ts';

/** Reports all messages: pdf.js reports skipped content at the level `info` (parser-warnings.ts). */
export const verbosity = 5;

/** A part of a stream, or another message to pass on. */
type Message = { stream?: number; chunk?: { items?: unknown } };
type Listener = (event: { data: unknown }) => void;

/** Loads the minified browser build of pdf.js, which compiles faster. */
export async function loadPdfJs(): Promise<typeof import('pdfjs-dist')> {
  // @ts-expect-error it comes without types
  return import('pdfjs-dist/build/pdf.min.mjs');
}

/**
 * Runs pdf.js's worker in this process. Its own way to do so copies every run of every page with structuredClone, a
 * tenth of the total time. Runs are never changed after they were sent, so a copy of their list is enough.
 */
export async function createLocalWorker(): Promise<PDFWorker> {
  const { PDFWorker } = await loadPdfJs();
  // @ts-expect-error it comes without types
  const { WorkerMessageHandler } = await import('pdfjs-dist/build/pdf.worker.min.mjs');
  const listeners = new Set<Listener>();
  const port = {
    addEventListener: (_: 'message', listener: Listener) => listeners.add(listener),
    postMessage(message: Message, transfer: ArrayBuffer[] = []) {
      const { stream, chunk } = message;
      const isShared = stream !== undefined && (chunk === undefined || chunk.items !== undefined);
      const data = isShared ? { ...message, chunk: chunk && { ...chunk } } : structuredClone(message, { transfer });
      queueMicrotask(() => {
        for (const listener of listeners) listener({ data });
      });
    },
  };
  WorkerMessageHandler.initializeFromPort(port);
  // The types of pdf.js allow no port of another class.
  return new PDFWorker({ port: port as unknown as null, verbosity });
}
