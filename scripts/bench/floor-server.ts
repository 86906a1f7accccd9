/**
 * The baseline for pages: bare `node:http` on the same database. `/floor` queries the 36 members of a list page and
 * concatenates their cards; every other URL repeats a page's statements and responds with its exact bytes.
 */
import { createServer } from 'node:http'
import { memberCard } from './floor-card.ts'
import { openFloorDatabase } from './floor-database.ts'
import type { Ask, SameWork, Statement } from './messages.ts'

const LIST: Statement = {
  name: 'floor',
  text: `SELECT id, "firstName", "lastName", occupation, location, "cardPrograms"
    FROM "User" WHERE listed ORDER BY "hasVisibleAvatar" DESC, "sortName", id LIMIT 36`,
  values: [],
}

const database = await openFloorDatabase()
const works = new Map<string, SameWork>()

process.on('message', (ask: Ask) => {
  if (ask.ask !== 'repeat') return
  for (const work of ask.work) works.set(work.path, work)
  process.send?.({ answer: null })
})

const server = createServer(async (request, response) => {
  const work = works.get(request.url ?? '')
  if (work) {
    await database.repeat(work.statements)
    response.writeHead(200, work.headers).end(work.body)
    return
  }
  if (request.url !== '/floor') {
    response.writeHead(404).end()
    return
  }
  const rows = await database.query(LIST)
  const html = Buffer.from(`<ul class="cards">${rows.map(memberCard).join('')}</ul>`)
  response
    .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': html.length })
    .end(html)
})

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(`ready on http://localhost:${typeof address === 'object' ? address?.port : address}`)
})

process.once('SIGTERM', async () => {
  server.closeAllConnections()
  await database.close()
  process.exit(0)
})
