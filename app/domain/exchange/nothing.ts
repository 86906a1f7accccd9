/** What people write into cells that have nothing to say. */
const DASHES = /^[-\u2010-\u2015.?_]+$/
const WORDS = /^(\(?(no value|none|blank|not set)\)|n[/.]?a\.?|none|nil|null|not applicable|tbd|unknown)$/i

/** Whether a cell is filled in to say that there’s nothing. NA alone is a name, and a place’s code. */
export const saysNothing = (cell: string): boolean => {
  const text = cell.trim()
  return DASHES.test(text) || (WORDS.test(text) && !/^na\.?$/i.test(text))
}

/** The same of people’s names, of which some are such words. */
export const isNoName = (cell: string): boolean =>
  DASHES.test(cell.trim()) || /^n[/.]a\.?$/i.test(cell.trim())

export const SAYS_NOTHING =
  'It seems to say that there’s nothing. Leave the cell blank, or write (empty) to empty it.'
