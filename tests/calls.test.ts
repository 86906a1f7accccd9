// @one-database: it reads sources.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { describe, expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { CALLS } from './support/calls.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

const files = new Map((await routes).flatMap(filesOf))

/** The cells of the tables' rows: what is called, the place, what does the work. */
const rows = read('docs/calls.md')
  .split('\n')
  .filter((line) => /^\| (?!call |---)/.test(line))
  .map((line) => line.slice(2, -2).split(' | '))

test('the table has every call that the specification gives an address, once', () => {
  const addressed = rows.flatMap(([call = '']) => /^`([A-Z]+ \/.*)`$/.exec(call)?.[1] ?? [])
  expect(addressed.toSorted()).toEqual([...new Set(CALLS)].toSorted())
})

describe.each(rows)('%s', (_, place = '', work = '') => {
  test('its place is there', () => {
    const places = place.split('<br>')
    expect(places.filter((each) => !isThere(each))).toEqual([])
  })

  test('what does its work is there', () => {
    const functions = [...work.matchAll(/`(\w+)`, `([\w./-]+)`/g)]
    expect(functions).not.toEqual([])
    const missing = functions.filter(([, name = '', file = '']) => !exports(read(file), name))
    expect(missing.map(([text]) => text)).toEqual([])
  })
})

/** A loader or an action of a route in its module, or a module alone. */
function isThere(place: string): boolean {
  const [, kind = '', id = '', file = ''] =
    /^(?:(loader|action) of `([\w/-]+)`, )?`([\w./-]+)`$/.exec(place) ?? []
  if (!file) return false
  return kind === '' ? read(file) !== '' : files.get(id) === file && exports(read(file), kind)
}

const exports = (source: string, name: string) =>
  new RegExp(`^export (?:async )?(?:function|const) ${name}\\b|^export \\{[^}]*\\b${name}\\b`, 'm').test(
    source,
  )

function filesOf({ id, file, children = [] }: RouteConfigEntry): [string, string][] {
  return [[id ?? file.replace(/\.tsx?$/, ''), `app/${file}`], ...children.flatMap(filesOf)]
}
