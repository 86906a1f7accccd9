/** The way to a database server, which a test can cut or silence. */
import { connect, createServer, type Server, type Socket } from 'node:net'
import { freePort } from './postgres-server.ts'

export class DatabaseLine {
  readonly url: string
  /** How many connections are open, and how many there were. */
  open = 0
  opened = 0
  #target: URL
  #port: number
  #server: Server | undefined
  #sockets = new Set<Socket>()
  #isSilent = false
  #delay = 0

  static async to(url: string): Promise<DatabaseLine> {
    const line = new DatabaseLine(url, await freePort())
    await line.restore()
    return line
  }

  private constructor(url: string, port: number) {
    this.#target = Object.assign(new URL(url), { search: '' })
    this.#port = port
    this.url = Object.assign(new URL(this.#target), { port: String(port) }).href
  }

  /** The server is gone: connections break, new ones are refused. */
  async cut() {
    const server = this.#server
    this.#server = undefined
    const closed = new Promise((resolve) => (server ? server.close(resolve) : resolve(null)))
    for (const socket of this.#sockets) socket.destroy()
    await closed
  }

  /** The server takes connections and says nothing. */
  silence() {
    this.#isSilent = true
    for (const socket of this.#sockets) socket.pause()
  }

  /** Everything arrives that many milliseconds later, in both directions together. */
  slow(milliseconds: number) {
    this.#delay = milliseconds / 2
  }

  async restore() {
    this.#isSilent = false
    this.#delay = 0
    for (const socket of this.#sockets) socket.resume()
    if (this.#server) return
    const server = createServer((client) => this.#join(client))
    this.#server = server
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve))
  }

  #join(client: Socket) {
    const database = connect(Number(this.#target.port), this.#target.hostname)
    this.open++
    this.opened++
    client.on('close', () => this.open--)
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      this.#sockets.add(from)
      from.on('data', (chunk) => {
        if (this.#delay === 0) to.write(chunk)
        else setTimeout(() => to.write(chunk), this.#delay)
      })
      from.on('error', () => {})
      from.on('close', () => {
        this.#sockets.delete(from)
        to.destroy()
      })
      if (this.#isSilent) from.pause()
    }
  }
}
