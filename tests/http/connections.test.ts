// @one-database: it needs none.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { closeIdle, oneByOne } from '../../server/connections.ts'
import { fairStart } from '../../server/fair-start.ts'

let server: Server

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>

async function listen(answer: Answer, patience?: number) {
  server = createServer(oneByOne(answer))
  if (patience) closeIdle(server, patience)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

const GET = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`

/** What comes back for this text until the connection is closed. */
function received(port: number, text: string) {
  return new Promise<string>((resolve) => {
    let all = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket.on('data', (chunk) => (all += chunk))
    socket.on('error', () => {})
    socket.on('close', () => resolve(all))
  })
}

describe('requests over one connection', () => {
  test('are answered one by one and in order, and no more than a few are taken in', async () => {
    let working = 0
    let most = 0
    const seen: string[] = []
    const port = await listen(async ({ url }, response) => {
      most = Math.max(most, ++working)
      seen.push(url ?? '')
      await sleep(1)
      working--
      response.end(`this is ${url};`)
    })
    const all = await received(port, Array.from({ length: 500 }, (_, index) => GET(`/${index}`)).join(''))
    expect([most, seen]).toEqual([1, ['/0', '/1', '/2', '/3', '/4', '/5', '/6', '/7']])
    expect(all.match(/this is [^;]+/g)).toEqual(seen.map((url) => `this is ${url}`))
    expect(all.match(/Connection: close/g)).toHaveLength(1)
  })

  test('are answered one after another for as long as the client likes', async () => {
    const port = await listen(async ({ url }, response) => void response.end(`this is ${url};`))
    const text = await new Promise<string>((resolve) => {
      let all = ''
      let sent = 0
      const socket = connect(port, '127.0.0.1', () => socket.write(GET('/0')))
      socket.on('data', (chunk) => {
        all += chunk
        if (++sent < 20) socket.write(GET(`/${sent}`))
        else socket.end()
      })
      socket.on('close', () => resolve(all))
    })
    expect(text.match(/this is [^;]+/g)).toHaveLength(20)
  })

  test('of which the client leaves during one end with it', async () => {
    const seen: string[] = []
    let leave = () => {}
    const port = await listen(async ({ url }, response) => {
      seen.push(url ?? '')
      leave()
      await new Promise((resolve) => response.once('close', resolve))
    })
    const socket = connect(port, '127.0.0.1', () => socket.write(GET('/0') + GET('/1')))
    leave = () => socket.destroy()
    await new Promise((resolve) => socket.once('close', resolve))
    await new Promise((resolve) => server.close(resolve))
    expect(seen).toEqual(['/0'])
  })
})

/** Patience is long beside the moments in which a busy machine runs neither side. */
describe('a connection without progress', () => {
  const closedOf = (port: number, text: string, use = (_: Socket) => {}) =>
    new Promise<string>((resolve) => {
      server.once('connection', (socket) => socket.once('close', () => resolve('closed by the server')))
      const socket = connect(port, '127.0.0.1', () => socket.write(text))
      socket.on('error', () => {})
      use(socket)
    })
  const large = Buffer.alloc(64 * 1024 * 1024)

  test('is closed where the client doesn’t read', async () => {
    const port = await listen(async (_, response) => void response.end(large), 100)
    expect(await closedOf(port, GET('/'), (socket) => socket.pause())).toBe('closed by the server')
  })

  test('is closed where the client doesn’t send what it announced', async () => {
    const port = await listen(async (request, response) => {
      request.on('data', () => {}).on('error', () => {})
      await new Promise((resolve) => response.once('close', resolve))
    }, 100)
    const text = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nabc'
    expect(await closedOf(port, text)).toBe('closed by the server')
  })

  test('is closed where nothing is asked', async () => {
    const port = await listen(async (_, response) => void response.end(), 100)
    expect(await closedOf(port, '')).toBe('closed by the server')
  })

  test('stays open while the response takes its time', async () => {
    const port = await listen(async (_, response) => {
      await sleep(1500)
      response.end('at last')
    }, 500)
    expect(await received(port, GET('/').replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'))).toContain(
      'at last',
    )
  })

  test('stays open while a slow client reads', async () => {
    const port = await listen(async (_, response) => void response.end(large), 1000)
    let length = 0
    await new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(GET('/').replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')),
      )
      socket.on('data', (chunk) => {
        length += chunk.length
        socket.pause()
        setTimeout(() => socket.resume(), 2)
      })
      socket.on('close', resolve)
    })
    expect(length).toBeGreaterThan(large.length)
  })
})

describe('work', () => {
  test('starts one piece per turn, and clients take turns', async () => {
    const turnOf = fairStart()
    const started: string[] = []
    const start = async (client: string) => {
      await turnOf(client)
      started.push(client)
    }
    const all = [
      ...Array.from({ length: 4 }, () => start('one with many')),
      start('another'),
      start('a third'),
    ]
    for (let turn = 1; turn < all.length; turn++) {
      expect(started.length).toBeLessThanOrEqual(turn)
      await new Promise(setImmediate)
    }
    await Promise.all(all)
    expect(started).toEqual([
      'one with many',
      'one with many',
      'another',
      'a third',
      'one with many',
      'one with many',
    ])
  })

  test('in the line ahead starts every second turn, whoever waits in the crowd', async () => {
    const turnOf = fairStart()
    const started: string[] = []
    const start = async (client: string, line?: 'ahead') => {
      await turnOf(client, undefined, line)
      started.push(client)
    }
    await Promise.all([
      ...['a', 'b', 'c', 'd', 'e'].map((client) => start(client)),
      start('a', 'ahead').then(() => started.push('signed in')),
    ])
    expect(started.indexOf('signed in')).toBeLessThan(4)
    expect(started).toHaveLength(7)
  })

  test('that would wait too long isn’t begun, but whoever has none waiting is let in', async () => {
    const turnOf = fairStart()
    const room = { ofClient: 3, ofAll: 5 }
    const flood = Array.from({ length: 10 }, () => turnOf('flood', room))
    const [another, third, fourth] = ['another', 'a third', 'a fourth'].map((client) => turnOf(client, room))
    const more = turnOf('another', room)
    const form = turnOf('flood', { ofClient: 6, ofAll: 10 })
    // The first starts at once, and three wait.
    expect((await Promise.all(flood)).filter(Boolean)).toHaveLength(4)
    expect(await Promise.all([another, third, fourth, more, form])).toEqual([true, true, true, false, true])
    expect(await turnOf('flood', room)).toBe(true)
  })
})
