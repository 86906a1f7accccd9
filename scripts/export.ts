/** `npm run export -- KIND FILE` or `npm run export -- ALL FOLDER`: see docs/import.md. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { closeDatabase, openDatabase } from '#app/db/database.server.ts'
import { kinds } from '#app/domain/administered/kinds.server.ts'
import { fileKinds } from '#app/domain/administered/row-kinds.server.ts'
import type { Kind } from '#app/domain/administration/kind.server.ts'
import { ORIGIN_FILE, ownOrigin } from '#app/domain/exchange/arrivals.server.ts'
import { hasImports } from '#app/domain/exchange/can-import.ts'
import { FORMATS } from '#app/domain/exchange/export.server.ts'
import { exportAll, fileNameOf } from '#app/domain/exchange/whole.server.ts'
import { DEFAULT_ZONE, todayIn } from '#app/domain/moments/moments.ts'
import { someoneIn } from '#app/domain/viewer/someone.ts'
import { checkSchema } from './check-schema.ts'
import { namedReplica } from './named-database.ts'
import { oneLine } from './one-line.ts'

const exportable = [...new Set([...kinds, ...fileKinds])]
const USAGE = `Usage: npm run export -- KIND FILE.csv, npm run export -- KIND FILE.xlsx or npm run export -- ALL FOLDER
Kinds: ${exportable.map(({ name }) => name).join(', ')}`

const viewer = someoneIn('ADMIN', todayIn(DEFAULT_ZONE))

try {
  const [name = '', target = '', ...more] = process.argv.slice(2)
  const kind = exportable.find((one) => one.name === name)
  if (!target || more.length > 0 || (name !== 'ALL' && !kind)) throw new Error(USAGE)
  await openDatabase(namedReplica())
  await checkSchema()
  if (kind) await exportKind(kind, target)
  else await exportFolder(target)
  await closeDatabase()
} catch (error) {
  oneLine(error, 2)
}

async function exportKind(kind: Kind, file: string) {
  const format = FORMATS.find((one) => file.toLowerCase().endsWith(`.${one}`))
  if (!format) throw new Error(`${file} must end in .csv or .xlsx.`)
  const folder = path.dirname(file)
  if (!existsSync(folder)) throw new Error(`There’s no folder ${folder}.`)
  await write(file, kind, format)
}

/** Into a folder of its own, so that no file of another export is among them. */
async function exportFolder(folder: string) {
  mkdirSync(folder, { recursive: true })
  if (readdirSync(folder).length > 0) throw new Error(`${folder} isn’t empty. Choose another folder.`)
  for (const kind of fileKinds) await write(path.join(folder, fileNameOf(kind)), kind, 'csv')
  writeWhole(path.join(folder, ORIGIN_FILE), `${JSON.stringify({ database: await ownOrigin() })}\n`)
  writeWhole(path.join(folder, 'README.md'), readme())
}

async function write(file: string, kind: Kind, format: (typeof FORMATS)[number]) {
  const { content } = await exportAll(viewer, kind, format)
  const bytes = new Uint8Array(await new Response(content).arrayBuffer())
  writeWhole(file, bytes)
  console.log(`${kind.title}: ${file}`)
}

/** A file that is there is complete. */
function writeWhole(file: string, content: string | Uint8Array) {
  const unfinished = `${file}.unfinished`
  try {
    writeFileSync(unfinished, content)
    renameSync(unfinished, file)
  } finally {
    rmSync(unfinished, { force: true })
  }
}

function readme() {
  const left = kinds.filter((kind) => !hasImports(kind)).map(({ title }) => title.toLowerCase())
  const parts = [
    '# Exported files',
    `Made on ${viewer.today}. Each file is UTF-8, separated by commas, with a header. Texts that a spreadsheet program could take for a formula
have an apostrophe before them, which importing takes away again.`,
    [
      '| file | contains |',
      '| --- | --- |',
      ...fileKinds.map((kind) => `| ${fileNameOf(kind)} | ${kind.title}: ${kind.about} |`),
      `| ${ORIGIN_FILE} | Which database the numbers in the others are from. |`,
    ].join('\n'),
    [
      'In no file are',
      '',
      '- passwords, links from emails, sessions, and sign-ins with other providers: members choose a password through the reset link,',
      '- private messages, and what members have written and chosen themselves: profiles, questions, sign-ups and the like,',
      '- uploaded images and files: where a record shows one, it comes in without,',
      `- ${left.join(', ')}, closed accounts, and what is archived,`,
      '- the history. A backup has all of this: `npm run backup`.',
    ].join('\n'),
    'To make the same of an empty database: `npm run import -- ALL FOLDER --apply`. No one is emailed. Where it stops, the same command goes on.',
  ]
  return `${parts.join('\n\n')}\n`
}
