import { currentLanguage } from '#i18n/language.ts';

/** The UN codes of the continents, whose names `Intl` knows in every language. */
const continentCodes: Record<string, string> = {
  Africa: '002',
  America: '019',
  Antarctica: 'AQ',
  Asia: '142',
  Australia: 'AU',
  Europe: '150',
  Pacific: '009',
};

const nameContinent = (continent: string): string => {
  const code = continentCodes[continent];
  return (code && new Intl.DisplayNames(currentLanguage(), { type: 'region' }).of(code)) ?? continent;
};

/** Options for every time zone of the browser and the stored one, grouped by continent. */
export function TimeZoneOptions({ own }: { own: string }) {
  const zones = [...new Set([own, ...Intl.supportedValuesOf('timeZone')])].sort();
  const groups = Map.groupBy(zones, (zone) => (zone.includes('/') ? zone.slice(0, zone.indexOf('/')) : ''));
  return [...groups].map(([continent, names]) =>
    continent === '' ? (
      names.map((zone) => <Zone key={zone} zone={zone} name={zone} />)
    ) : (
      <optgroup key={continent} label={nameContinent(continent)}>
        {names.map((zone) => (
          <Zone key={zone} zone={zone} name={zone.slice(continent.length + 1)} />
        ))}
      </optgroup>
    ),
  );
}

const Zone = ({ zone, name }: { zone: string; name: string }) => (
  <option value={zone}>{name.replaceAll('_', ' ').replaceAll('/', ' – ')}</option>
);
