/** Further pages, in the menu of a wide screen and in the sheet of a phone. */
export const moreItems = [
  { to: '/dashboard/calendar', label: 'nav.calendar' },
  { to: '/dashboard/savings', label: 'nav.savings' },
  { to: '/dashboard/analytics', label: 'nav.analytics' },
  { to: '/dashboard/unused', label: 'nav.unused' },
  { to: '/dashboard/reminders', label: 'nav.reminders' },
  { to: '/dashboard/family', label: 'nav.family' },
] as const;
