/** `npm run dev`: a database with demo members, and the app with hot reload. */
import path from 'node:path'
import { oneLine } from './one-line.ts'
import { generateClient } from './prepare.ts'
import { serve } from './serve.ts'
import { ROOT } from './settings.ts'

try {
  generateClient()
  const { prepareDatabase } = await import('./prepare-database.ts')
  await prepareDatabase()
} catch (error) {
  oneLine(error)
}
const port = process.env.PORT || '3000'
const devServer = path.join(ROOT, 'node_modules/.bin/react-router')
serve([devServer, 'dev', '--port', port, ...process.argv.slice(2)], { APP_ENV: 'development' })
