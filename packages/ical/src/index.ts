export { type PaymentSeries, splitPayments } from './payment-series.ts';
export { type CalendarEvent, writeCalendar } from './write-calendar.ts';
