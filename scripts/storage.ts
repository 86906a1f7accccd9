/** `npm run storage -- copy to-bucket|to-folder` and `check`: see docs/operations.md. */
import { closeDatabase, openDatabase } from '#app/db/database.server.ts'
import { removeUnnamed } from '#app/domain/kept-files/clear-up.server.ts'
import { findUnnamed } from '#app/domain/kept-files/unnamed.server.ts'
import { bucketStorage } from '#app/storage/bucket.server.ts'
import { copyFiles } from '#app/storage/copy.ts'
import { folderStorage } from '#app/storage/folder.server.ts'
import { bucketOf, storageFolder } from '#app/storage/storage.server.ts'
import { namedFiles } from './backup-settings.ts'
import { checkSchema } from './check-schema.ts'
import { namedDatabase } from './named-database.ts'
import { namedStorage } from './named-storage.ts'
import { oneLine } from './one-line.ts'

const USAGE = `Usage: npm run storage -- copy to-bucket|to-folder
       npm run storage -- check [--remove]`
const PLACES = { 'to-bucket': 'bucket', 'to-folder': 'folder' }

try {
  const [command, ...rest] = process.argv.slice(2)
  const [given = '', ...more] = rest
  if (command === 'copy' && isDirection(given) && more.length === 0) await copy(given)
  else if (command === 'check' && ['', '--remove'].includes(given) && more.length === 0)
    await withDatabase(given === '' ? check : remove)
  else throw new Error(USAGE)
  process.exit(0)
} catch (error) {
  oneLine(error)
}

function isDirection(text: string): text is keyof typeof PLACES {
  return Object.hasOwn(PLACES, text)
}

async function copy(direction: keyof typeof PLACES) {
  const named = namedStorage()
  const to = bucketOf(named)
  if (!to) throw new Error('Set S3_BUCKET_URL, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.')
  const folder = folderStorage(storageFolder(named))
  const bucket = bucketStorage(to)
  const { copied, already } = await (direction === 'to-bucket'
    ? copyFiles(folder, bucket)
    : copyFiles(bucket, folder))
  const rest = `${number(already)} ${already === 1 ? 'was' : 'were'} there already`
  console.log(`Copied ${counted(copied)} to the ${PLACES[direction]}; ${rest}`)
}

async function withDatabase(work: () => Promise<void>) {
  await openDatabase(namedDatabase())
  await checkSchema()
  await work()
  await closeDatabase()
}

/** Names the files that belong to nothing. */
async function check() {
  let [checked, found] = [0, 0]
  for await (const page of findUnnamed(namedFiles())) {
    checked += page.checked
    found += page.unnamed.length
    for (const { file } of page.unnamed) console.log(file)
  }
  console.log(
    `Checked ${counted(checked)}; ${number(found)} ${found === 1 ? 'belongs' : 'belong'} to nothing`,
  )
}

async function remove() {
  const { checked, found, removed } = await removeUnnamed(namedFiles(), { evenMany: true })
  const what = `${number(removed)} of ${number(found)} that ${found === 1 ? 'belongs' : 'belong'} to nothing`
  console.log(`Checked ${counted(checked)}; removed ${what}`)
}

function number(count: number): string {
  return count.toLocaleString('en-US')
}

function counted(count: number): string {
  return `${number(count)} ${count === 1 ? 'file' : 'files'}`
}
