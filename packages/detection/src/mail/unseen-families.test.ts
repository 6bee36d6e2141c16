import { describe, expect, it } from 'vitest';
import { lines } from './testing/a-mail.ts';

/** Kinds of mail that batches in the style of the samples' families showed to be read wrong. */
const mails: { from: string; subject: string; text: string; says: string[] }[] = [
  {
    from: 'Apple <no_reply@email.apple.com>',
    subject: 'Hóa đơn của bạn từ Apple',
    text: 'Headspace (Hàng năm)\t699.000 ₫\nGói 500 xu (Coin Kingdom)\t49.000 ₫\nTổng cộng\t748.000 ₫',
    says: ['charge · Headspace · 699000 VND · yearly'],
  },
  {
    from: 'Spotify <no-reply@spotify.com>',
    subject: 'Thanh toán không thành công',
    text: 'Chúng tôi không thể xử lý thanh toán của bạn cho gói Premium.',
    says: ['payment_failed · Spotify'],
  },
  {
    from: 'Netflix <info@account.netflix.com>',
    subject: 'Ưu đãi dành cho bạn',
    text: 'Đăng ký ngay với giá chỉ từ 70.000 ₫ mỗi tháng. Bạn có thể hủy bất kỳ lúc nào.',
    says: [],
  },
];

describe("mails in the style of the samples' families", () => {
  it.each(mails)("reads '$subject' from $from", ({ says, ...mail }) => {
    expect(lines(mail)).toEqual(says);
  });
});
