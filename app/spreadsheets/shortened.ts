/** What a spreadsheet program makes of a long number: 3.00E+15. */
const SHORTENED = /^[+-]?\d(?:[.,]\d+)?E[+-]?\d+$/i

export const isShortened = (key: string): boolean => SHORTENED.test(key.trim())

export const SHORTENED_KEY =
  'A spreadsheet program has shortened this key, and its digits are lost. Export it again, and keep the column as text.'
