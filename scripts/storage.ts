/** `npm run storage -- copy to-bucket|to-folder`: see docs/operations.md. */
import { bucketStorage } from '#app/storage/bucket.server.ts'
import { copyFiles } from '#app/storage/copy.ts'
import { folderStorage } from '#app/storage/folder.server.ts'
import { bucketOf, storageFolder } from '#app/storage/storage.server.ts'
import { namedStorage } from './named-storage.ts'
import { oneLine } from './one-line.ts'

const USAGE = 'Usage: npm run storage -- copy to-bucket|to-folder'
const PLACES = { 'to-bucket': 'bucket', 'to-folder': 'folder' }

try {
  const [command, direction = '', ...more] = process.argv.slice(2)
  if (command !== 'copy' || !isDirection(direction) || more.length > 0) throw new Error(USAGE)
  const named = namedStorage()
  const to = bucketOf(named)
  if (!to) throw new Error('Set S3_BUCKET_URL, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.')
  const folder = folderStorage(storageFolder(named))
  const bucket = bucketStorage(to)
  const { copied, already } = await (direction === 'to-bucket'
    ? copyFiles(folder, bucket)
    : copyFiles(bucket, folder))
  const files = `${copied.toLocaleString('en-US')} ${copied === 1 ? 'file' : 'files'}`
  const rest = `${already.toLocaleString('en-US')} ${already === 1 ? 'was' : 'were'} there already`
  console.log(`Copied ${files} to the ${PLACES[direction]}; ${rest}`)
  process.exit(0)
} catch (error) {
  oneLine(error)
}

function isDirection(text: string): text is keyof typeof PLACES {
  return Object.hasOwn(PLACES, text)
}
