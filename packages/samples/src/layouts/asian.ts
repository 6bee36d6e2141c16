import { dayText, debitAndCredit, text } from './cells.ts';
import { formatLakh, formatWholeNumber } from './notation.ts';
import type { Layout } from './statement.ts';

/** 1,50,000.00: lakh groups, separate debit and credit columns, totals in a box of labels above numbers. */
export const lakhAccount: Layout = {
  id: 'in-account-lakh',
  bank: 'Banyan Bank',
  country: 'GB',
  kind: 'account',
  paidIn: { currency: 'INR', factor: 96.4, decimals: 2 },
  printsCurrency: true,
  printsForeign: false,
  printsTotals: true,
  compose: ({ from, to, opening, closing, spent, fees, paid, lines }) => {
    const rupees = (amount: number) => ({ ...text(formatLakh(amount)), money: amount });
    const mailbox = [opening, spent + fees, paid, closing].map((amount) => rupees(Number(amount.toFixed(2))));
    return {
      cells: 'text',
      standardFont: true,
      footer: 'Page No .: {page}',
      blocks: [
        { kind: 'text', text: 'Banyan Bank', size: 'large' },
        { kind: 'text', text: 'Currency : INR' },
        { kind: 'text', text: `From : ${dayText(from, 'dd/mm/yyyy').text} To : ${dayText(to, 'dd/mm/yyyy').text}` },
        {
          kind: 'table',
          description: 1,
          columns: [
            { title: 'Date', width: 0.09 },
            { title: 'Narration', width: 0.31 },
            { title: 'Chq./Ref.No.', width: 0.14 },
            { title: 'Value Dt', width: 0.1 },
            { title: 'Withdrawal Amt.', width: 0.12, align: 'right' },
            { title: 'Deposit Amt.', width: 0.12, align: 'right' },
            { title: 'Closing Balance', width: 0.12, align: 'right' },
          ],
          rows: lines.map((line, index) => ({
            cells: [
              dayText(line.date, 'dd/mm/yy'),
              text(line.text),
              text(`0000${61_220_118 + index * 7}`),
              dayText(line.date, 'dd/mm/yy'),
              ...debitAndCredit(line.signed, rupees),
              rupees(line.balance),
            ],
          })),
        },
        { kind: 'text', text: 'STATEMENT SUMMARY :-' },
        {
          kind: 'table',
          description: 0,
          columns: ['Opening Balance', 'Total Debits', 'Total Credits', 'Closing Bal'].map((title) => ({
            title,
            width: 0.25,
            align: 'right' as const,
          })),
          rows: [{ cells: mailbox }],
        },
      ],
    };
  },
};

/** 260.000₫: no decimals, column titles in two languages. */
export const dongCard: Layout = {
  id: 'vn-card-dong',
  bank: 'Sen Hồng Bank',
  country: 'US',
  kind: 'card',
  paidIn: { currency: 'VND', factor: 25_310, decimals: 0 },
  printsCurrency: true,
  printsForeign: false,
  printsTotals: true,
  compose: ({ from, to, opening, closing, spent, fees, paid, lines }) => {
    const dong = (amount: number) => ({
      ...text(`${formatWholeNumber(amount)}₫`),
      money: amount,
      moneyFormat: '#,##0"₫"',
    });
    return {
      cells: 'text',
      footer: 'Sen Hồng Bank {page}/{pages}',
      blocks: [
        { kind: 'text', text: 'SAO KÊ THẺ TÍN DỤNG / CREDIT CARD STATEMENT', size: 'large' },
        {
          kind: 'pairs',
          pairs: [
            [
              'Kỳ sao kê / Statement period',
              text(`${dayText(from, 'dd/mm/yyyy').text} - ${dayText(to, 'dd/mm/yyyy').text}`),
            ],
            ['Dư nợ kỳ trước / Previous balance', dong(opening)],
            ['Chi tiêu / Purchases', dong(spent)],
            ['Phí và lãi / Fees and interest', dong(fees)],
            ['Thanh toán / Payments and credits', dong(paid)],
            ['Dư nợ cuối kỳ / New balance', dong(closing)],
          ],
        },
        {
          kind: 'table',
          description: 2,
          columns: [
            { title: 'Ngày GD / Trans Date', width: 0.19 },
            { title: 'Ngày HT / Post Date', width: 0.17 },
            { title: 'Diễn giải / Description', width: 0.42 },
            { title: 'Số tiền / Amount', width: 0.22, align: 'right' },
          ],
          rows: lines.map((line) => ({
            cells: [
              dayText(line.date, 'dd/mm/yyyy'),
              dayText(line.date, 'dd/mm/yyyy'),
              text(line.text),
              line.signed > 0 ? dong(-line.amount) : dong(line.amount),
            ],
          })),
        },
      ],
    };
  },
};
