export { type PaymentSeries, splitPayments } from './payment-series.ts';
export { type CalendarEvent, calendarParts, writeCalendar } from './write-calendar.ts';
