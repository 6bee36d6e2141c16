/**
 * Countries by the code of their language in a format (the lower 16 bits of an LCID, MS-LCID 2.2), whose currency's
 * sign means another one elsewhere.
 */
const currencies: Record<string, string> = {
  406: 'DKK', 414: 'NOK', 814: 'NOK', '41d': 'SEK', '81d': 'EUR', '40f': 'ISK', 405: 'CZK',
  409: 'USD', '540a': 'USD', 1009: 'CAD', c0c: 'CAD', c09: 'AUD', 1409: 'NZD', 4809: 'SGD', c04: 'HKD', '3c09': 'HKD', 404: 'TWD',
  '80a': 'MXN', '2c0a': 'ARS', '340a': 'CLP', '240a': 'COP',
}; // biome-ignore format: one country beside the other reads better than one a line

const sign = /\[\$(?:\$|kr\.?)-(?:[\dA-Fa-f]*?)([\dA-Fa-f]{3,4})\]/g;

/** A sign that a format should quote and some writers do not; behind one SheetJS writes nothing at all. */
const bareSign = /("[^"]*"|\\.|\[[^\]]*\])|[\p{Sc}--[$€]]/gv;

/**
 * `#,##0.00 [$kr.-406]` as `#,##0.00 [$DKK-406]`: a format says whose dollars or crowns its sign stands for, though its
 * cells do not show it; and `£#,##0.00` as `"£"#,##0.00`.
 */
export const withCurrencyCode = (format: string): string =>
  format
    .replace(bareSign, (whole, quoted?: string) => quoted ?? `"${whole}"`)
    .replace(sign, (whole, country: string) => {
      const code = currencies[country.toLowerCase().replace(/^0+/, '')];
      return code ? `[$${code}-${country}]` : whole;
    });
