import { languages } from '@kumbara/shared';
import { describe, expect, it } from 'vitest';
import type { Text } from './text.ts';

const files = import.meta.glob<Record<string, Text>>('./locales/*/*.ts', { eager: true, import: 'texts' });
const textsOf = (code: string): Record<string, Text> =>
  Object.assign(
    {},
    ...Object.keys(files).flatMap((path) => (path.startsWith(`./locales/${code}/`) ? [files[path]] : [])),
  );
const turkish = textsOf('tr');
const others = languages.map(({ code }) => code).filter((code) => code !== 'en');
const forms = (text: Text | undefined) => (typeof text === 'object' ? [text.one, text.other] : [text ?? '']);
const parameters = (text: string) => [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))].sort();

describe.each(languages.map(({ code }) => code))('the texts in %s', (code) => {
  const texts = textsOf(code);

  it('say everything that is said in Turkish, and nothing else', () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(turkish).sort());
    for (const text of Object.values(texts)) for (const form of forms(text)) expect(form.trim()).not.toBe('');
  });

  it('keep the places for names, numbers and amounts', () => {
    for (const [key, text] of Object.entries(texts)) {
      const wanted = parameters(forms(turkish[key]).at(-1) ?? '');
      expect(parameters(forms(text).at(-1) ?? ''), key).toEqual(wanted);
      // "Every week" may leave out the one it counts.
      for (const form of forms(text)) expect(wanted, key).toEqual(expect.arrayContaining(parameters(form)));
    }
  });
});

it.each(others)('no English is left in %s', (code) => {
  const english = textsOf('en');
  const texts = textsOf(code);
  // Words that are the same in both languages, names of products and the mark of a language's own usage.
  const same =
    /^(\{page\} · )?Kumbara$|Gmail|Outlook|^Streaming$|^Software$|^Fitness$|^Name$|^Status$|^Notes?$|^E-mail$|^Password$|^Account$|^Upgrade$|^Notifications$|^Free|^Plan$|^IMAP$|^Port$|^\{scanned\}, \{found\}/;
  const left = Object.keys(texts).filter((key) => {
    const [own, theirs] = [JSON.stringify(texts[key]), JSON.stringify(english[key])];
    return own === theirs && !same.test(String(texts[key])) && /[a-z]{3}/i.test(own);
  });
  // Turkish shows these two as the specification words them.
  expect(left.filter((key) => !(code === 'tr' && ['mailbox.codeMissing', 'statement.hint'].includes(key)))).toEqual([]);
});

describe('the wording of the specification', () => {
  it.each([
    ['auth.or', 'veya'],
    ['auth.submitting', 'Yükleniyor...'],
    ['auth.signingIn', 'Giriş yapılıyor...'],
    ['auth.loggedIn', 'Giriş başarılı!'],
    ['auth.signedUp', 'Hesap oluşturuldu!'],
    ['auth.exchangeFailed', 'Giriş başarısız. Lütfen tekrar deneyin.'],
    ['auth.googleFailed', 'Google girişi başarısız. Lütfen tekrar deneyin.'],
    ['auth.logoutFailed', 'Çıkış yapılamadı'],
    ['common.error', 'Bir hata oluştu'],
    ['list.failed', 'Abonelikler yüklenemedi'],
    ['subscription.toggleFailed', 'İşlem başarısız'],
    ['subscription.deleteFailed', 'Silme başarısız'],
    ['confirm.cancel', 'Bu abonelik iptal edilsin mi?'],
    ['confirm.activate', 'Bu abonelik aktifleştirilsin mi?'],
    ['confirm.delete', 'Bu abonelik kalıcı olarak silinsin mi?'],
    ['empty.title', 'Henüz abonelik yok'],
    ['pricing.currentPlan', 'Mevcut Plan'],
    ['pricing.checkoutFailed', 'Ödeme başlatılamadı'],
    ['review.addFailed', 'Abonelik eklenemedi'],
    ['statement.hint', 'PDF, Excel (.xlsx, .xls) - Max 10MB'],
    ['statement.wrongType', 'Sadece PDF ve Excel dosyaları destekleniyor'],
    ['statement.tooLarge', "Dosya boyutu 10MB'dan küçük olmalı"],
    ['statement.uploadFailed', 'Dosya yükleme başarısız'],
    ['payment.sessionMissing', 'Session ID bulunamadı'],
    ['mailbox.callbackFailed', 'Email bağlantısı başarısız oldu'],
    ['mailbox.codeMissing', 'Authorization code not found'],
    ['mailbox.startFailed.gmail', 'Gmail bağlantısı başlatılamadı'],
    ['mailbox.startFailed.outlook', 'Outlook bağlantısı başlatılamadı'],
    ['mailbox.connectFailed', 'Bağlantı başarısız'],
    ['mailbox.fillAll', 'Tüm alanları doldurun'],
    ['mailbox.scanFailed', 'Email tarama başarısız'],
    ['mailbox.removeFailed', 'Bağlantı kaldırılamadı'],
    ['assistant.blank', 'Lütfen bir soru girin'],
    ['assistant.failed', 'AI analizi başarısız oldu'],
  ])('%s is, in Turkish, "%s"', (key, text) => expect(turkish[key]).toBe(text));

  it('tells of the free limit in the words of the specification', () => {
    const english = textsOf('en');
    expect(english['plan.limitTitle']).toBe('Free Plan Limit Reached');
    expect(english['plan.limitText']).toBe(
      '{current}/{max} subscriptions used. Upgrade to Premium for unlimited subscriptions!',
    );
  });
});
