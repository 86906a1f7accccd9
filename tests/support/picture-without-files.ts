/** Opens files until the system refuses, then has an image read, and says what came of it. */
import { openSync } from 'node:fs'
import { decodePicture } from '#app/pictures/picture-process.server.ts'

const picture = Buffer.from(process.argv[2] ?? '', 'base64')
try {
  while (true) openSync('/dev/null', 'r')
} catch {}
const said = await decodePicture(picture).catch((error: unknown) => error)
process.stdout.write(said instanceof Error ? `${said.name}: ${said.message}` : JSON.stringify(said))
process.exit(0)
