import { currencyCodes, mainCurrencies } from '@kumbara/shared';
import { currentLanguage } from '#i18n/language.ts';

/** Options for every currency, the three most used first. */
export function CurrencyOptions() {
  const names = new Intl.DisplayNames(currentLanguage(), { type: 'currency' });
  const main: readonly string[] = mainCurrencies;
  const option = (code: string) => (
    <option key={code} value={code}>
      {code} – {names.of(code)}
    </option>
  );
  return (
    <>
      {main.map(option)}
      <hr />
      {currencyCodes.filter((code) => !main.includes(code)).map(option)}
    </>
  );
}
