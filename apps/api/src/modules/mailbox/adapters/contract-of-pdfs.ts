import { randomBytes } from 'node:crypto';
import { isLongRun } from '@kumbara/samples';
import { describe, expect, it } from 'vitest';
import { aPdf, base64, multipart, nested } from './contract-mails.ts';
import type { Needs } from './contract-of-failures.ts';
import { mostPdfBytes } from './mailbox.ts';

const { signal } = new AbortController();
const plain = { type: 'text/plain; charset=utf-8', content: 'Your invoice is attached.' };
const aFile = (name: string, bytes: string | Uint8Array, type = 'application/pdf') => ({
  type: `${type}; name="${name}"`,
  encoding: 'base64',
  disposition: `attachment; filename="${name}"`,
  content: base64(bytes),
});
/** Every byte value, so that the content cannot pass as text. */
const allBytes = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.from(Array.from({ length: 256 }, (_, n) => n))]);
/** A PDF with this number of bytes. */
const aLongPdf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(bytes - 9)]);

/** Tests which attachments are fetched and how they are decoded. */
export function describePdfs({ since, deliver, harness, mailbox }: Needs) {
  const only = async () => {
    const ids: string[] = [];
    for await (const { envelopes } of mailbox().list({ since }, signal)) ids.push(...envelopes.map(({ id }) => id));
    expect(ids).toHaveLength(1);
    return ids[0] as string;
  };
  const bring = async (...files: Parameters<typeof multipart>[1][]) => {
    await deliver({ messageId: '<pdf@netflix.com>', ...multipart('mixed', plain, ...files) });
    const pdfs = await mailbox().pdfs(await only(), signal);
    return pdfs.map(({ name, bytes }) => ({ name, bytes: Buffer.from(bytes) }));
  };
  const namesOf = (pdfs: { name?: string | undefined }[]) => pdfs.map(({ name }) => name);

  describe('the PDFs of a mail', () => {
    it('come byte by byte, under their names', async () => {
      expect(await bring(aFile('fatura.pdf', allBytes))).toEqual([{ name: 'fatura.pdf', bytes: allBytes }]);
    });

    it.each([
      ['quoted-printable', aPdf.replaceAll('\n', '=0A').replace('Catalog', 'Cata=\r\nlog')],
      ['7bit', aPdf.replaceAll('\n', ' ')],
    ])('are decoded from %s', async (encoding, content) => {
      const [pdf] = await bring({ ...aFile('fatura.pdf', ''), encoding, content });
      expect(pdf?.bytes.toString('latin1').replaceAll('\n', ' ').trim()).toBe(aPdf.replaceAll('\n', ' ').trim());
    });

    it('are found deep inside', async () => {
      const inner = nested(multipart('alternative', plain, { type: 'text/html', content: '<p>Attached.</p>' }));
      const related = nested(multipart('related', inner, aFile('fatura.pdf', allBytes)));
      expect(await bring(related)).toEqual([{ name: 'fatura.pdf', bytes: allBytes }]);
    });

    it('are also files of type octet-stream, by their name and magic bytes', async () => {
      const bytes = 'application/octet-stream';
      const pdfs = await bring(
        aFile('notes.pdf', 'no such thing', bytes),
        aFile('data.bin', aPdf, bytes),
        aFile('Fatura.PDF', aPdf, bytes),
      );
      expect(pdfs).toEqual([{ name: 'Fatura.PDF', bytes: Buffer.from(aPdf) }]);
    });

    it('are no files of another kind, whatever they hold', async () => {
      expect(await bring(aFile('fatura.png', aPdf, 'image/png'), aFile('fatura.pdf', 'a page that is none'))).toEqual(
        [],
      );
    });

    it('are two at most', async () => {
      expect(namesOf(await bring(...['1.pdf', '2.pdf', '3.pdf'].map((name) => aFile(name, aPdf))))).toEqual([
        '1.pdf',
        '2.pdf',
      ]);
    });

    it('are looked for in four files at most, whatever they are called', async () => {
      const no = ['1.pdf', '2.pdf', '3.pdf', '4.pdf'].map((name) => aFile(name, 'no such thing'));
      expect(namesOf(await bring(...no.slice(1), aFile('5.pdf', aPdf)))).toEqual(['5.pdf']);
      await harness().remove('<pdf@netflix.com>');
      expect(await bring(...no, aFile('5.pdf', aPdf))).toEqual([]);
    });

    it.runIf(isLongRun)('are as long as an invoice may be; longer ones are never asked for', async () => {
      const [within, beyond] = [aLongPdf(mostPdfBytes - 2_000), aLongPdf(mostPdfBytes + 100_000)];
      const pdfs = await bring(aFile('beyond.pdf', beyond), aFile('within.pdf', within));
      expect(namesOf(pdfs)).toEqual(['within.pdf']);
      expect(pdfs[0]?.bytes.equals(within)).toBe(true);
      const before = harness().bytesReceived();
      await mailbox().pdfs(await only(), signal);
      const limit = 1.5 * (within.length + 100_000);
      expect(harness().bytesReceived() - before).toBeLessThan(limit);
    });

    it('leave the mailbox as it was: what was unread stays unread', async () => {
      await deliver({ messageId: '<pdf@netflix.com>', ...multipart('mixed', plain, aFile('fatura.pdf', aPdf)) });
      const before = await harness().state();
      expect(await mailbox().pdfs(await only(), signal)).toHaveLength(1);
      await mailbox().close();
      expect(await harness().state()).toEqual(before);
    });

    it('are none where there is no file, no mail, or no such mailbox', async () => {
      await deliver({ messageId: '<pdf@netflix.com>', ...multipart('mixed', plain, aFile('fatura.pdf', aPdf)) });
      const id = await only();
      await harness().remove('<pdf@netflix.com>');
      for (const gone of [id, 'of another mailbox', '']) expect(await mailbox().pdfs(gone, signal)).toEqual([]);
      await deliver({ messageId: '<none@netflix.com>' });
      expect(await mailbox().pdfs(await only(), signal)).toEqual([]);
    });

    it('are not fetched from an unavailable provider, which is an error, nor after an abort', async () => {
      await deliver({ messageId: '<pdf@netflix.com>', ...multipart('mixed', plain, aFile('fatura.pdf', aPdf)) });
      const id = await only();
      await expect(mailbox().pdfs(id, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
      await harness().breakWith('retry');
      await expect(mailbox().pdfs(id, signal)).rejects.toMatchObject({ name: 'MailboxError', kind: 'retry' });
    });
  });
}
