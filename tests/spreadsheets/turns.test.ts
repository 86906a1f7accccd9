import { expect, test } from 'vitest'
import { turns } from '#app/spreadsheets/turns.ts'

/** Work that ends when it is told to. */
function open(inTurn: ReturnType<typeof turns>, begun: string[], name: string, signal?: AbortSignal) {
  const gate = Promise.withResolvers<void>()
  const done = inTurn(() => {
    begun.push(name)
    return gate.promise
  }, signal)
  return { done, end: gate.resolve, fail: gate.reject }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('two work at once, the others in the order in which they came', async () => {
  const [inTurn, begun]: [ReturnType<typeof turns>, string[]] = [turns(2), []]
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => open(inTurn, begun, name))
  await settled()
  expect(begun).toEqual(['a', 'b'])
  b?.end()
  await b?.done
  await settled()
  expect(begun).toEqual(['a', 'b', 'c'])
  a?.fail(new Error('broken'))
  await expect(a?.done).rejects.toThrow('broken')
  await settled()
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
  c?.end()
  d?.end()
  await Promise.all([c?.done, d?.done])
})

test('whoever gives up waiting is passed over', async () => {
  const [inTurn, begun]: [ReturnType<typeof turns>, string[]] = [turns(1), []]
  const client = new AbortController()
  const a = open(inTurn, begun, 'a')
  const b = open(inTurn, begun, 'b', client.signal)
  const c = open(inTurn, begun, 'c')
  client.abort(new Error('gone'))
  await expect(b.done).rejects.toThrow('gone')
  a.end()
  await settled()
  expect(begun).toEqual(['a', 'c'])
  await expect(inTurn(() => Promise.resolve(), client.signal)).rejects.toThrow('gone')
  c.end()
  await c.done
})
