import prefixes from './prefixes.json' with { type: 'json' };

/**
 * Prefixes that banks print before the merchant, folded. Removed repeatedly as long as a name remains. Full company names
 * of collectors are among them: words such as electronics and money in them say nothing about the merchant.
 * Source: statements of banks in Turkey, Germany, France, Spain, Italy, Brazil, the UK and the USA.
 */
export const bankPrefixes: string[] = prefixes.banks;

/**
 * Collectors before the merchant. `*` requires a separator (`*`, `/`, `-`, `_`, `:`) if the word alone could be a
 * merchant's name.
 */
export const processorPrefixes: string[] = prefixes.processors;
