import { parseArgs } from 'node:util'

const USAGE =
  'Usage: npm run bench -- [--members 1000,10000,100000] [--seconds 3] [--rounds 3] [--pages login,directory] [--partners 5000] [--organizations 100000] [--resources 20000] [--messages 10000] [--sessions 300] [--attendees 10000] [--streams 500] [--administration] [--imports 100000] [--browser] [--rows 10000,100000] [--against v1.0 | ../other-checkout]'

export type Options = {
  /** Sizes of the demo, each measured on a database of its own. */
  members: number[]
  /** How long each server is loaded in a round. */
  seconds: number
  rounds: number
  /** Only pages whose names start with one of these; all if empty. */
  pages: string[]
  /** That many partners with ten action items each; measures the pages of partner work instead. */
  partners: number
  /** That many additional organizations; also times the searches of choices. */
  organizations: number
  /** That many additional library resources; measures the pages of resources instead. */
  resources: number
  /** That many in one conversation. */
  messages: number
  /** That many on one agenda; measures the pages of events instead. */
  sessions: number
  /** That many fellows at one session; measures the pages of events and the file of these attendees instead. */
  attendees: number
  /** Open pages that wait for news; their cost is measured, too. */
  streams: number
  /** Measures the lists of the administration instead, a merge of organizations, and a tap at the door. */
  administration: boolean
  /** Imports files with that many members and half as many attendees instead. */
  imports: number
  browser: boolean
  /** Measures only spreadsheets with that many rows. */
  rows: number[]
  /** A tag, a commit or the folder of another checkout; measures only its pages, alternating with ours. */
  against: string
}

/** Throws the usage text if an argument is invalid. */
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
        administration: { type: 'boolean', default: false },
        imports: { type: 'string' },
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
      administration: values.administration,
      imports: orNone(values.imports),
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
