import { parseArgs } from 'node:util'

export const USAGE =
  'Usage: npm run bench -- [--members 1000,10000,100000] [--seconds 3] [--rounds 3] [--pages login,directory] [--partners 5000] [--organizations 100000] [--resources 20000] [--messages 10000] [--sessions 300] [--attendees 10000] [--streams 500] [--browser] [--rows 10000,100000] [--against ../other-checkout]'

export type Options = {
  /** Sizes of the demo, each measured on a database of its own. */
  members: number[]
  /** How long each server is loaded in a round. */
  seconds: number
  rounds: number
  /** Only pages whose names begin with one of these; all where empty. */
  pages: string[]
  /** So many partners with ten action items each; then the pages of partner work are measured instead. */
  partners: number
  /** So many to choose from beside the demo's own; then the searches of choices are timed, too. */
  organizations: number
  /** So many in the library beside the demo's own; then the pages of resources are measured instead. */
  resources: number
  /** So many in one conversation. */
  messages: number
  /** So many on one agenda; then the pages of events are measured instead. */
  sessions: number
  /** So many fellows at one session; then the pages of events are measured instead, and the file of these attendees. */
  attendees: number
  /** Open pages that wait for news; then what they cost is measured, too. */
  streams: number
  browser: boolean
  /** Spreadsheets of so many rows are measured, and nothing else. */
  rows: number[]
  /** The folder of another checkout, whose pages are asked in turn with ours; then nothing else is measured. */
  against: string
}

/** Throws with the usage where an argument can't be read. */
export function readOptions(args: string[]): Options {
  try {
    const { values } = parseArgs({
      args,
      options: {
        members: { type: 'string', default: '10000' },
        seconds: { type: 'string', default: '3' },
        rounds: { type: 'string', default: '3' },
        pages: { type: 'string', default: '' },
        partners: { type: 'string' },
        organizations: { type: 'string' },
        resources: { type: 'string' },
        messages: { type: 'string' },
        sessions: { type: 'string' },
        attendees: { type: 'string' },
        streams: { type: 'string' },
        browser: { type: 'boolean', default: false },
        rows: { type: 'string', default: '' },
        against: { type: 'string', default: '' },
      },
    })
    return {
      members: list(values.members).map(positive),
      seconds: positive(values.seconds),
      rounds: positive(values.rounds),
      pages: list(values.pages),
      partners: orNone(values.partners),
      organizations: orNone(values.organizations),
      resources: orNone(values.resources),
      messages: orNone(values.messages),
      sessions: orNone(values.sessions),
      attendees: orNone(values.attendees),
      streams: orNone(values.streams),
      browser: values.browser,
      rows: list(values.rows).map(positive),
      against: values.against,
    }
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${USAGE}`)
  }
}

const orNone = (text: string | undefined) => (text ? positive(text) : 0)

function list(text: string): string[] {
  return text.split(',').filter(Boolean)
}

function positive(text: string): number {
  const value = Number(text)
  if (value > 0) return value
  throw new Error(`${text} is not a positive number`)
}
