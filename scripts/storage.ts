/** `npm run storage -- copy to-bucket|to-folder` and `check`: see docs/operations.md. */
import { bucketStorage } from '#app/storage/bucket.server.ts'
import { copyFiles } from '#app/storage/copy.ts'
import { folderStorage } from '#app/storage/folder.server.ts'
import { bucketOf, storageFolder } from '#app/storage/storage.server.ts'
import { counted, number } from './backup-settings.ts'
import { namedStorage } from './named-storage.ts'
import { oneLine } from './one-line.ts'

const USAGE = `Usage: npm run storage -- copy to-bucket|to-folder
       npm run storage -- check [--remove]`
const PLACES = { 'to-bucket': 'bucket', 'to-folder': 'folder' }

try {
  console.log(await done(process.argv.slice(2)))
  process.exit(0)
} catch (error) {
  oneLine(error)
}

async function done([command, given = '', ...more]: string[]): Promise<string> {
  if (more.length > 0) throw new Error(USAGE)
  if (command === 'copy' && isDirection(given)) return copy(given)
  if (command !== 'check' || !['', '--remove'].includes(given)) throw new Error(USAGE)
  // Copying needs no database.
  const { checkStorage } = await import('./check-storage.ts')
  return checkStorage(given !== '')
}

function isDirection(text: string): text is keyof typeof PLACES {
  return Object.hasOwn(PLACES, text)
}

async function copy(direction: keyof typeof PLACES): Promise<string> {
  const named = namedStorage()
  const to = bucketOf(named)
  if (!to) throw new Error('Set S3_BUCKET_URL, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.')
  const folder = folderStorage(storageFolder(named))
  const bucket = bucketStorage(to)
  const { copied, already } = await (direction === 'to-bucket'
    ? copyFiles(folder, bucket)
    : copyFiles(bucket, folder))
  const rest = `${number(already)} ${already === 1 ? 'was' : 'were'} there already`
  return `Copied ${counted(copied, 'file')} to the ${PLACES[direction]}; ${rest}`
}
