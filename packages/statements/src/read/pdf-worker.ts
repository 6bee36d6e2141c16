import type { PDFWorker } from 'pdfjs-dist';
import './flatten-text-state.ts';
import './inflate-at-once.ts';
import './polyfills.ts';

/** All that it says: what it leaves out it says by the way (complaints.ts). */
export const verbosity = 5;

/** A part of a stream, or something else to pass on. */
type Message = { stream?: number; chunk?: { items?: unknown } };
type Listener = (event: { data: unknown }) => void;

/** pdf.js as browsers load it, minified, which is the same and sooner compiled. */
export async function loadPdfJs(): Promise<typeof import('pdfjs-dist')> {
  // @ts-expect-error it comes without types
  return import('pdfjs-dist/build/pdf.min.mjs');
}

/**
 * pdf.js's worker in this process. Its own way to do this copies every run of every page by structuredClone, a tenth of
 * all the work; runs that were sent are not touched again, so that a copy of the list that holds them is enough.
 */
export async function localWorker(): Promise<PDFWorker> {
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
  // Its types know no port but one that is not given.
  return new PDFWorker({ port: port as unknown as null, verbosity });
}
