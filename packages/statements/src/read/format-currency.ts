/**
 * Country of a language code in a number format (the lower 16 bits of an LCID, MS-LCID 2.2) whose currency symbol is
 * ambiguous.
 */
const currencies: Record<string, string> = {
  406: 'DKK', 414: 'NOK', 814: 'NOK', '41d': 'SEK', '81d': 'EUR', '40f': 'ISK', 405: 'CZK',
  409: 'USD', '540a': 'USD', 1009: 'CAD', c0c: 'CAD', c09: 'AUD', 1409: 'NZD', 4809: 'SGD', c04: 'HKD', '3c09': 'HKD', 404: 'TWD',
  '80a': 'MXN', '2c0a': 'ARS', '340a': 'CLP', '240a': 'COP',
}; // biome-ignore format: one country beside the other reads better than one a line

const sign = /\[\$(?:\$|kr\.?)-(?:[\dA-Fa-f]*?)([\dA-Fa-f]{3,4})\]/g;

/** A currency symbol that a format should quote and some writers do not. SheetJS prints nothing in its place. */
const bareSign = /("[^"]*"|\\.|\[[^\]]*\])|[\p{Sc}--[$€]]/gv;

/**
 * Rewrites `#,##0.00 [$kr.-406]` to `#,##0.00 [$DKK-406]`, because a format states the country of its currency symbol
 * although the cells do not show it; and `£#,##0.00` to `"£"#,##0.00`.
 */
export const writeCurrencyCode = (format: string): string =>
  format
    .replace(bareSign, (whole, quoted?: string) => quoted ?? `"${whole}"`)
    .replace(sign, (whole, country: string) => {
      const code = currencies[country.toLowerCase().replace(/^0+/, '')];
      return code ? `[$${code}-${country}]` : whole;
    });
