import { services } from '#catalogue/records.ts';
import type { Service } from '#catalogue/schema.ts';
import { type AnnotatedMail, hasTerm } from '#mail/annotations/annotate.ts';
import { brandOf, isCertainName } from '#mail/annotations/service-names.ts';
import { resolveName } from '#mail/facts/names.ts';
import { foldInPlace } from '#mail/fold.ts';
import { type Sender, unsettledService } from './sender.ts';

/** Shows the name of a service, or a look-alike of one (`Hu1u`), that its domain does not contain. */
export function borrowsName({ name, domain }: Sender): boolean {
  const shown = foldInPlace(name)
    .split(/[^a-z0-9+]+/)
    .filter(Boolean);
  const whole = resolveName(name);
  if (whole && !isUnsettled(whole) && !domain.replace(/[^a-z0-9]/g, '').includes(brandOf(whole))) return true;
  return shown.some(
    (word) => /\d/.test(word) && /[a-z]{2}/.test(word) && lookAlikes.has(skeleton(word)) && !lookAlikes.has(word),
  );
}
const skeleton = (word: string): string =>
  word
    .replace(/[1il|]/g, 'l')
    .replace(/0/g, 'o')
    .replace(/5/g, 's')
    .replace(/rn/g, 'm');
const lookAlikes = new Set(services.map((service) => skeleton(brandOf(service))).filter((brand) => brand.length >= 4));
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
