import type { Tx } from '#app/db/database.server.ts'
import { ERROR_VALUE, isErrorValue } from '#app/spreadsheets/error-value.ts'
import { emailWithin } from '#app/values/email-address.ts'
import { fold } from '#app/values/fold.ts'
import { parseId } from '#app/values/ids.ts'
import { normalizeText } from '#app/values/text.ts'
import type { Field } from '../administration/fields.ts'
import type { Choices, Kind } from '../administration/kind.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { SEPARATOR, saidIn } from './cells.ts'
import type { DayOrder } from './mapping.ts'
import { toIso, whyNotRead } from './written-day.ts'

/** What a form would submit for a cell, or why it can't be read. */
export type ReadCell = { typed: string | string[] } | { problem: string }

type Asked = { viewer: Viewer; kind: Kind; choices: Choices; order: DayOrder | null }

const YES = ['yes', 'y', 'true', 't', '1', 'x', 'on', 'checked', '✓', '✔', '☑']
const NO = ['no', 'n', 'false', 'f', '0', 'off', 'unchecked', '☐']

/** Reads cells of one file; what is looked up is looked up once. */
export function cellReader(tx: Tx, { viewer, kind, choices, order }: Asked) {
  const found = new Map<string, Promise<ReadCell>>()

  async function lookUp(name: string, text: string): Promise<ReadCell> {
    const number = parseId(/^#(\d+)$/.exec(text)?.[1])
    const lookup = kind.lookups?.[name]
    const noun = NOUNS[name] ?? 'one'
    if (number !== null) {
      const numbered = (await lookup?.named(tx, [number])) ?? []
      return theOnly(numbered.map(toOption), { none: `There’s no ${noun} with that number.` })
    }
    const items =
      (await (lookup?.inFiles?.search(tx, viewer, text) ?? lookup?.search(tx, viewer, nameIn(text)))) ?? []
    const address = lookup?.inFiles ? emailWithin(text) : null
    // It says who is meant, whatever they're called by now.
    if (address) return theOnly(items.map(toOption), { none: `There’s no ${noun} with that email address.` })
    // What is looked up may be told apart behind its name: Ana Ruiz (ana@example.org).
    const whole = items.filter(({ label }) => fold(label) === fold(text))
    const named = whole.length > 0 ? whole : items.filter(({ label }) => fold(nameIn(label)) === fold(text))
    return theOnly(named.map(toOption), {
      none: `There’s no ${noun} with that name.`,
      several: lookup?.inFiles && SEVERAL_PEOPLE,
    })
  }

  async function read(field: Field, text: string): Promise<ReadCell> {
    const cell = saidIn(text)
    if (isErrorValue(cell)) return { problem: ERROR_VALUE }
    switch (field.input) {
      case 'checkbox':
        return yesOrNo(cell)
      case 'choice': {
        if (!cell.trim()) return { typed: '' }
        const meant = field.fromCell?.(cell.trim()) ?? { typed: cell }
        return 'problem' in meant ? meant : oneOf(meant.typed, optionsOf(field, choices))
      }
      case 'choices':
        return someOf(cell, optionsOf(field, choices))
      case 'search': {
        if (!cell.trim()) return { typed: '' }
        const key = `${field.choices} ${cell}`
        const known = found.get(key) ?? lookUp(String(field.choices), cell.trim())
        found.set(key, known)
        return known
      }
      case 'date': {
        const problem = whyNotRead(cell, order)
        return problem ? { problem } : { typed: toIso(cell, order) }
      }
      case 'time': {
        const clock = normalizeText(cell)
        return PART_OF_DAY.test(clock) ? { problem: TIME_AS_NUMBER } : { typed: toClock(clock) }
      }
      case 'text':
      case 'markdown':
        return { typed: cell }
      default:
        return { typed: cell.replace(/\s*\n\s*/g, ' ') }
    }
  }

  /** Several in one cell, each looked up. */
  async function readSeveral(field: Field, text: string): Promise<ReadCell> {
    const typed: string[] = []
    const parts = partsOf(text)
    for (const part of parts) {
      const one = await read(field, part)
      if ('problem' in one) return parts.length > 1 ? problemOf(part, one.problem) : one
      typed.push(String(one.typed))
    }
    return { typed }
  }

  return { read, readSeveral }
}

/** What lookups find. */
const NOUNS: Record<string, string> = {
  members: 'member',
  organizations: 'organization',
  partners: 'partner',
  locations: 'place',
  tags: 'tag',
}

const toOption = ({ id, label }: { id: string; label: string }) => ({ value: id, label })

const nameIn = (text: string) => text.replace(/ \([^)]*\)$/, '')

const optionsOf = ({ choices }: Field, known: Choices): Choices[string] =>
  typeof choices === 'string'
    ? (known[choices] ?? [])
    : Object.entries(choices ?? {}).map(([value, label]) => ({ value, label }))

const partsOf = (text: string) =>
  saidIn(text)
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter(Boolean)

/** Which of several it is about. */
const problemOf = (part: string, problem: string): ReadCell => ({ problem: `“${part}”: ${problem}` })

function someOf(text: string, options: Choices[string]): ReadCell {
  const typed: string[] = []
  const parts = partsOf(text)
  for (const part of parts) {
    const several = commaParts(part, options)
    const one = several ?? oneOf(part, options)
    if ('problem' in one) return parts.length > 1 && !several ? problemOf(part, one.problem) : one
    typed.push(...[one.typed].flat())
  }
  return { typed }
}

/** Some programs write commas between them; names may have commas themselves, so one of the parts has to be known. */
function commaParts(text: string, options: Choices[string]): ReadCell | null {
  if (!text.includes(',') || 'typed' in oneOf(text, options)) return null
  const parts = text.split(',').flatMap((part) => part.trim() || [])
  const read = parts.map((part) => ({ part, one: oneOf(part, options) }))
  if (!read.some(({ one }) => 'typed' in one)) return null
  const typed: string[] = []
  for (const { part, one } of read) {
    if ('problem' in one) return problemOf(part, one.problem)
    typed.push(...[one.typed].flat())
  }
  return { typed }
}

/** Without spaces and hyphens: people write Non-profit and Nonprofit. */
export const joined = (text: string) => fold(text).replaceAll(' ', '')

/** By name, whatever the case, or by number as in #12. Nothing is guessed. */
function oneOf(text: string, options: Choices[string]): ReadCell {
  const wanted = text.trim()
  const isCalled = (name = '') => joined(name) === joined(wanted)
  const whole = options.filter(({ value, label }) => isCalled(label) || wanted === `#${value}`)
  const matching =
    whole.length > 0
      ? whole
      : options.filter(({ value, name }) => value.toLowerCase() === wanted.toLowerCase() || isCalled(name))
  const few = options.length > 0 && options.length <= 12
  const names = options.map(({ label }) => label).join(', ')
  return theOnly(matching, {
    none: few ? `Write one of: ${names}.` : 'There’s none with that name.',
    several: matching.some(({ name }) => name) ? whichOf(matching) : undefined,
  })
}

const SEVERAL = 'There are several with that name. Write the number of the right one, as in #12.'

const whichOf = (options: Choices[string]) =>
  `There are several with that name. Write one of: ${options.map(({ label }) => label).join(', ')}.`

const SEVERAL_PEOPLE = 'There are several with that name. Write the email address of the right one.'

/** The one that matches, or what is said of none and of several. */
function theOnly(
  [first, ...others]: Choices[string],
  { none, several = SEVERAL }: { none: string; several?: string | undefined },
): ReadCell {
  if (!first) return { problem: none }
  return others.length === 0 ? { typed: first.value } : { problem: several }
}

export function yesOrNo(text: string): ReadCell {
  const said = text.trim().toLowerCase()
  if (said === '' || NO.includes(said)) return { typed: '' }
  return YES.includes(said) ? { typed: 'on' } : { problem: 'Write yes or no.' }
}

/** A time without its format: 0.375 is nine o’clock. */
const PART_OF_DAY = /^0?[.,]\d+$/

const TIME_AS_NUMBER = 'A spreadsheet program made a number of this time. Format it as a time.'

/** 9:00 AM, 9 am, 9:00 and 9 Uhr as 09:00. */
function toClock(text: string): string {
  const [, hour, minute, unit, half] =
    /^(\d{1,2})(?:[:.h](\d\d)(?::00)?)?\s*(?:(Uhr)|([ap])\.?m\.?)?$/i.exec(text) ?? []
  if (!hour || !(minute ?? unit ?? half)) return text
  const noon = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour)
  return `${String(noon).padStart(2, '0')}:${minute ?? '00'}`
}
