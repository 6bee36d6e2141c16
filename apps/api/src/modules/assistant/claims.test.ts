import { expect, it } from 'vitest';
import { claimsToHaveActed } from './claims.ts';

it.each([
  'Netflix aboneliğini senin için iptal ettim.',
  "I've cancelled Netflix for you.",
  'I have just removed it.',
  'He cancelado Netflix.',
  "J'ai résilié Netflix.",
  'Ich habe Netflix zum Monatsende gekündigt.',
  'Für dich habe ich Netflix gekündigt.',
  'Ho disdetto Netflix.',
  'Cancelei a Netflix.',
  'I have cancelled Netflix for you.',
  'We went ahead and deleted it.',
  'Netflix is cancelled for you.',
  'Aboneliği sildik.',
  'Netflix’i kaldırdım.',
  'Hemos cancelado Netflix.',
  'Cambié tu plan.',
  'Nous avons supprimé Netflix.',
  'Wir haben Netflix gelöscht.',
  'Ich habe deinen Tarif geändert.',
  'Abbiamo cambiato il piano.',
  'Mudei o seu plano.',
])('notices who says that something was done: %s', (text) => {
  expect(claimsToHaveActed(text)).toBe(true);
});

it.each([
  'Netflix iptal edildi; istersen Gain’i de iptal et.',
  'Aboneliklerini kontrol ettim, üçünü tespit ettim.',
  'You cancelled Netflix; you can end it below.',
  'Has cancelado Netflix.',
  'Vous avez résilié Netflix.',
  'Du hast Netflix gekündigt. Ich habe drei gefunden, die du kündigen kannst.',
  'Hai disdetto Netflix.',
  'Cancelou a Netflix.',
])('lets it be said what the person did or may do: %s', (text) => {
  expect(claimsToHaveActed(text)).toBe(false);
});
