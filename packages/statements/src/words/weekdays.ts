import { fold } from './fold.ts';

/** Weekdays as in headings, folded; abbreviations as before or behind a day. */
const names = new Set(
  [
    'pazartesi sali carsamba persembe cuma cumartesi pazar pzt sal car per cum cmt paz',
    'monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun',
    'montag dienstag mittwoch donnerstag freitag samstag sonntag mo di mi do fr sa so',
    'lundi mardi mercredi jeudi vendredi samedi dimanche lun mar mer jeu ven sam dim',
    'lunes martes miercoles jueves viernes sabado domingo segunda terca quarta quinta sexta segunda-feira terca-feira quarta-feira quinta-feira sexta-feira',
    'lunedi martedi mercoledi giovedi venerdi domenica maandag dinsdag woensdag donderdag vrijdag zaterdag zondag',
    'poniedzialek wtorek sroda czwartek piatek sobota niedziela',
  ].flatMap((line) => line.split(' ')),
);

export const isWeekday = (text: string): boolean => names.has(fold(text).replace(/[^\p{L}-]/gu, ''));
