import { BYTE_ORDER_MARK, csvLine } from '#app/spreadsheets/csv.ts'
import { csvFile, type MadeFile } from './export.server.ts'
import { toldLots } from './lots.server.ts'
import type { Plan } from './plan.server.ts'
import { OUTCOMES, type ToldLine, toldOf } from './told-lines.ts'

const TITLES = ['Line', 'Outcome', 'Name', 'Column', 'Cell', 'Before', 'After', 'Reason']

/** Every line of a file and what would become of it, however many there are. */
export const reportFile = (kind: string, plan: Plan): MadeFile =>
  csvFile(nameOf(kind), [TITLES, ...toldOf(plan).map(cellsOf)])

/** The same of a file in the background. */
export async function reportOfLots(kind: string, importId: number): Promise<MadeFile> {
  const texts = [csvLine(TITLES)]
  // What follows from several lots is said by each.
  const notes = new Set<string>()
  for await (const told of toldLots(importId)) {
    const fresh = told.filter(({ outcome, reason = '' }) => outcome !== 'note' || !notes.has(reason))
    for (const { outcome, reason = '' } of fresh) if (outcome === 'note') notes.add(reason)
    texts.push(fresh.map((one) => csvLine(cellsOf(one))).join(''))
  }
  return { ...csvFile(nameOf(kind), []), content: BYTE_ORDER_MARK + texts.join('') }
}

const nameOf = (kind: string) => `${kind}-dry-run.csv`

const cellsOf = ({
  line,
  outcome,
  name = '',
  column = '',
  cell = '',
  before = '',
  after = '',
  reason = '',
}: ToldLine): string[] => [
  line === 0 ? '' : String(line),
  OUTCOMES[outcome],
  name,
  column,
  cell,
  before,
  after,
  reason,
]
