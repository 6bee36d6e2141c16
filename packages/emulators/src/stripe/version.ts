/** The API version that is played: the one that the official SDK of today pins. */
export const apiVersion = '2026-10-28.endive';
