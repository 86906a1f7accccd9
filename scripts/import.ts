/** `npm run import -- KIND FILE` or `npm run import -- ALL FOLDER`: see docs/import.md. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { closeDatabase, openDatabase } from '#app/db/database.server.ts'
import { refreshStatistics } from '#app/db/statistics.server.ts'
import { fileKinds } from '#app/domain/administered/row-kinds.server.ts'
import { ORIGIN_FILE } from '#app/domain/exchange/arrivals.server.ts'
import { isDayOrder } from '#app/domain/exchange/mapping.ts'
import { type FileOfKind, fileNameOf, importAll, type Step } from '#app/domain/exchange/whole.server.ts'
import { DEFAULT_ZONE, todayIn } from '#app/domain/moments/moments.ts'
import { someoneIn } from '#app/domain/viewer/someone.ts'
import { z } from '#app/values/zod.ts'
import { checkSchema } from './check-schema.ts'
import { namedDatabase } from './named-database.ts'
import { oneLine } from './one-line.ts'
import { sayImport } from './say-import.ts'

const USAGE = [
  'Usage: npm run import -- KIND FILE or npm run import -- ALL FOLDER, with --apply, --skip-faulty, --json',
  'Of an Excel file with several sheets, --sheet NAME says which one is read.',
  '--column TITLE=COLUMN says what a column of the file is read as, and TITLE=- that it isn’t, as often as needed.',
  '--days month-first or --days day-first says how days such as 3/4/2027 are read.',
  `Kinds: ${fileKinds.map(({ name }) => name).join(', ')}`,
].join('\n')
const OPTIONS: Record<string, { type: 'boolean' | 'string'; multiple?: boolean }> = {
  apply: { type: 'boolean' },
  'skip-faulty': { type: 'boolean' },
  json: { type: 'boolean' },
  sheet: { type: 'string' },
  column: { type: 'string', multiple: true },
  days: { type: 'string' },
}

/** A title may have an equals sign; what it’s read as has none. */
const CHOICE = /^(.+)=([^=]+)$/

/** Faults kept something from being written. */
const FAULTS = 1
/** Something can’t be read. */
const UNREADABLE = 2

const Origin = z.object({ database: z.string().max(40) })

const steps: Step[] = []
const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true, strict: false })
const [apply, skipFaulty, json] = [values.apply, values['skip-faulty'], values.json].map(Boolean)
const sheet = typeof values.sheet === 'string' ? values.sheet : undefined
const days = typeof values.days === 'string' ? values.days : ''
const order = isDayOrder(days) ? days : undefined
const chosen = [values.column ?? []].flat().map(String)
const [name = '', target = '', ...more] = positionals

try {
  const isKnown = Object.entries(values).every(([option, value]) =>
    [value].flat().every((one) => typeof one === OPTIONS[option]?.type),
  )
  const isOfOneFile = sheet !== undefined || chosen.length > 0 || values.days !== undefined
  if (!isKnown || (isOfOneFile && name === 'ALL')) throw new Error(USAGE)
  if ((values.days !== undefined && !order) || !chosen.every((one) => CHOICE.test(one)))
    throw new Error(USAGE)
  const columns = new Map(chosen.map((one) => (CHOICE.exec(one)?.slice(1) ?? []) as [string, string]))
  const files = filesToImport()
  const origin = name === 'ALL' ? originOf(target) : ''
  await openDatabase(namedDatabase())
  await checkSchema()
  const viewer = someoneIn('ADMIN', todayIn(DEFAULT_ZONE))
  for await (const step of importAll(viewer, files, { apply, skipFaulty, origin, sheet, columns, order })) {
    steps.push(step)
    if (!json) print(step)
  }
  const written = steps.filter((step) => 'counts' in step && step.applied)
  if (written.length > 0) await refreshStatistics()
  if (json) console.log(JSON.stringify(steps, null, 2))
  else sumUp(steps, files)
  await closeDatabase()
  process.exitCode = statusOf(steps)
} catch (error) {
  const problem = { kind: name, file: target, problem: (error as Error).message }
  if (json) console.log(JSON.stringify([...steps, problem], null, 2))
  oneLine(error, UNREADABLE)
}

function filesToImport(): FileOfKind[] {
  const kind = fileKinds.find((one) => one.name === name)
  if (!target || more.length > 0 || (name !== 'ALL' && !kind)) throw new Error(USAGE)
  if (kind) return [{ kind, name: target, bytes: bytesOf(target) }]
  if (!statSync(target, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`There’s no folder ${target}.`)
  const found = fileKinds.flatMap((one) => {
    const file = path.join(target, fileNameOf(one))
    return existsSync(file) ? [{ kind: one, name: file, bytes: bytesOf(file) }] : []
  })
  if (found.length === 0) throw new Error(`${target} has none of the files that an export makes.`)
  return found
}

function bytesOf(file: string): Uint8Array<ArrayBuffer> {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new Error(`There’s no file ${file}.`)
  return new Uint8Array(readFileSync(file))
}

/** Nothing in a folder that wasn’t exported. */
function originOf(folder: string): string {
  const file = path.join(folder, ORIGIN_FILE)
  if (!existsSync(file)) return ''
  const said = Origin.safeParse(jsonIn(file))
  if (!said.success) throw new Error(`${file} can’t be read. Copy it again from the export.`)
  return said.data.database
}

function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

function statusOf(steps: Step[]): number {
  if (steps.some((step) => 'problem' in step)) return UNREADABLE
  return steps.some((step) => 'counts' in step && step.faults.length > 0 && !step.applied) ? FAULTS : 0
}

function print(step: Step) {
  console.log(`${fileKinds.find(({ name }) => name === step.kind)?.title ?? step.kind}: ${step.file}`)
  if ('problem' in step) return console.log(`  ${step.problem}`)
  if ('waits' in step)
    return console.log('  Refers to what isn’t there yet, so it’s checked once that is imported.')
  sayImport(step)
}

function sumUp(steps: Step[], files: FileOfKind[]) {
  if (!apply) return console.log('Dry run: nothing was written. Add --apply to write it.')
  const last = steps.at(-1)
  if (last && 'counts' in last && last.applied) return console.log('Everything without faults was written.')
  const written = steps.filter((step) => 'counts' in step && step.applied).map(({ file }) => file)
  if (files.length > 1 && written.length > 0) console.log(`Written: ${written.join(', ')}.`)
  const mend = files.length > 1 ? 'Mend them and run it again, which goes on from here' : 'Mend them'
  console.log(
    last && 'problem' in last
      ? `Nothing of ${last.file} was written.`
      : `Nothing of ${last?.file} was written because of its faults. ${mend}, or add --skip-faulty to leave those lines out.`,
  )
}
