import { describe, expect, it } from 'vitest';
import { htmlToText } from './html-text.ts';

describe('what a reader sees of an HTML mail', () => {
  it('keeps a label and its amount on one line, however deep the layout', () => {
    const html =
      '<table><tr><td><table><tr><td><p>Claude Pro</p></td><td align=right><b>$20.00</b></td></tr></table></td></tr></table>';
    expect(htmlToText(html)).toBe('Claude Pro\t$20.00');
  });

  it('forgives rows and cells that nobody closed', () => {
    expect(htmlToText('<table><tr><td>Plan<td>$5<tr><td>Tax<td>$1</table>')).toBe('Plan\t$5\nTax\t$1');
  });

  it('leaves out what is hidden, styles and comments, and decodes entities', () => {
    const html =
      '<head><title>no</title></head><style>p{}</style><!-- no --><div style="display:none">no<div>no</div></div><p>&Uuml;cret: 9,99&nbsp;&euro; &#x20BA;5 &amp; a &lt; b</p>';
    expect(htmlToText(html)).toBe('Ücret: 9,99 € ₺5 & a < b');
  });

  it('reads the names of letters and signs as a browser does, also the number old programs give the euro', () => {
    expect(htmlToText('<p>Vergi h&acirc;ri&ccedil; &#8378;5 &mdash; &#128;9,99 &copy 2026 H&M</p>')).toBe(
      'Vergi hâriç ₺5 — €9,99 © 2026 H&M',
    );
  });

  it('does not lose a mail behind an element that never ends', () => {
    expect(htmlToText('<p>before</p><div style="display:none"><p>after</p>')).toBe('before\nafter');
  });

  it.each(['<table><tr><td>', '<div style="display:none">', '<', '<a ', '<!--', '<!', '&'])(
    'reads a megabyte of %s in a moment',
    (piece) => {
      const start = performance.now();
      htmlToText(piece.repeat(1_000_000 / piece.length));
      expect(performance.now() - start).toBeLessThan(3000);
    },
  );
});
