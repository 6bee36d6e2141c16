/** The emulated API version, which the official SDK pins. */
export const apiVersion = '2026-10-28.endive';
