import { foldInPlace } from '@kumbara/text/fold';
import { allNames } from '#catalogue/names.ts';
import { services } from '#catalogue/records.ts';
import type { Service } from '#catalogue/schema.ts';
import { type AnnotatedMail, hasTerm } from '#mail/annotations/annotate.ts';
import { brandOf, isCertainName } from '#mail/annotations/service-names.ts';
import { resolveName } from '#mail/facts/names.ts';
import { registeredLabel } from './domain.ts';
import { isCalled, type Sender, unsettledService } from './sender.ts';

/** Shorter words without a digit resemble each other by chance: `mail` and `mall`. */
const leastLetters = 5;
const leastSwapped = 7;

/** Shows the name of a service, or a look-alike of one (`Hu1u`), from a domain that is not called so. */
export function borrowsName({ name, domain }: Sender): boolean {
  const whole = resolveName(name) ?? byCompactName.get(compact(name));
  if (whole && !isUnsettled(whole) && !namesOf(whole).some((own) => isCalled(domain, own))) return true;
  return foldInPlace(name)
    .split(/[^a-z0-9+]+/)
    .some((word) => isLookAlike(word));
}
const compact = (name: string) => foldInPlace(name).replace(/[^a-z0-9]/g, '');
const compactNamesOf = (service: Service): string[] => allNames(service).map(compact);
const namesOf = (service: Service): string[] => [
  brandOf(service),
  ...compactNamesOf(service),
  ...(service.domains ?? []).map(registeredLabel),
];
/** `Blu TV` of BluTV. */
const byCompactName = new Map(
  services.flatMap((service) =>
    compactNamesOf(service)
      .filter((name) => name.length >= leastLetters)
      .map((name) => [name, service] as const),
  ),
);

const skeleton = (word: string): string =>
  word
    .replace(/[1il|]/g, 'l')
    .replace(/0/g, 'o')
    .replace(/5/g, 's')
    .replace(/q/g, 'g')
    .replace(/rn/g, 'm');
const brands = new Set(services.flatMap((service) => [brandOf(service), compact(service.name).replace(/^the/, '')]));
const skeletons = new Set([...brands].filter((brand) => brand.length >= 4).map(skeleton));

/** `Hu1u`, `Netfiix`, `Headspcae`: other letters, or two in the wrong order, in place of those of a brand. */
function isLookAlike(word: string): boolean {
  if (brands.has(word) || !/[a-z]{2}/.test(word)) return false;
  if (skeletons.has(skeleton(word))) return /\d/.test(word) || word.length >= leastLetters;
  return (
    word.length >= leastSwapped &&
    [...word].some((letter, at) =>
      skeletons.has(skeleton(`${word.slice(0, at)}${word[at + 1] ?? ''}${letter}${word.slice(at + 2)}`)),
    )
  );
}
const isUnsettled = (service: Service): boolean => unsettledService(service.name) === service;

/** An unknown sender whose subject or statements name a service of the catalogue that it is not. */
export function claimsAnother(mail: AnnotatedMail, { name, domain }: Sender): boolean {
  const own = foldInPlace(`${name} ${domain}`);
  const claims = [mail.subject, ...mail.lines.filter((line) => hasTerm(line, 'pay'))];
  const brand = `${foldInPlace(name.split(' ')[0] ?? '')} `;
  return claims.some((line) =>
    line.names.some(
      (match) =>
        (match.weak ? hasTerm(line, 'subscription') : !match.service.ordinary_word) &&
        isCertainName(match, line.text) &&
        // "Lumio Sketch" of Lumio is not Sketch.
        !line.folded.slice(0, match.start).endsWith(brand) &&
        !own.includes(brandOf(match.service)),
    ),
  );
}
