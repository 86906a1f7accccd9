/** What a spreadsheet program shows where a formula or a lookup has failed. */
const ERROR = /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|SPILL!|CALC!|ERROR!|GETTING_DATA)$/i

export const isErrorValue = (cell: string): boolean => ERROR.test(cell.trim())

export const ERROR_VALUE =
  'The spreadsheet program shows an error here. Write the value, or leave the cell empty.'
