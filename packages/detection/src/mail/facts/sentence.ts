/** Where a sentence ends. A full stop behind the number of a day ends nothing. */
export const sentenceEnd = /(?:(?<!(?<!\d)\d{1,2})\.|[!?;:])\s/g;
