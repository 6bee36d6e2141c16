export type StreamEvent = { event: string; data: string };

/**
 * The events of a `text/event-stream` as they come, cut anywhere (HTML Standard, 9.2.6). What has begun but not ended
 * when the stream ends is dropped, as the standard says.
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      // A CR at the very end may be half of a CRLF: it waits for what follows.
      rest += decoder.decode(value, { stream: !done });
      const blocks = rest.split(/\r\n\r\n|\n\n|\r\r(?!$)/);
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = parseEvent(block);
        if (event) yield event;
      }
      if (done) return;
    }
  } finally {
    // Whoever stops listening lets go of the connection as well.
    await reader.cancel().catch(() => undefined);
  }
}

function parseEvent(block: string): StreamEvent | null {
  const data: string[] = [];
  let event = 'message';
  for (const line of block.split(/\r\n|\n|\r/)) {
    const [, field, value = ''] = /^([^:]+)(?:: ?(.*))?$/s.exec(line) ?? [];
    if (field === 'event') event = value;
    if (field === 'data') data.push(value);
  }
  return data.length > 0 ? { event, data: data.join('\n') } : null;
}
