import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { fileKindNamed } from '#app/domain/administered/row-kinds.server.ts'
import { columnsFor } from '#app/domain/exchange/export.server.ts'
import { mapByName } from '#app/domain/exchange/mapping.ts'
import { someoneIn } from '#app/domain/viewer/someone.ts'
import { day } from './support/viewer-kinds.ts'

const viewer = someoneIn('ADMIN', day('2026-06-01'))

const page = (name: string) =>
  readFileSync(path.resolve(import.meta.dirname, `../docs/import/${name}.md`), 'utf8')

/** The rows of the tables below a heading, cell by cell. */
function rowsBelow(name: string, heading: string): string[][] {
  const [, section = ''] = page(name).split(new RegExp(`^## ${heading}.*$`, 'm'))
  const [own = ''] = section.split(/^## /m)
  return own
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
}

const titlesIn = (cell = '') => [...cell.matchAll(/\*([^*]+)\*/g)].map(([, title]) => title as string)

function columnOf(kind: string, title: string): string {
  const columns = columnsFor(viewer, fileKindNamed(kind) as never)
  const [name] = mapByName([title], columns)
  return columns.find((column) => column.name === name)?.label ?? 'not read'
}

describe('columns of other programs are read as their page says', () => {
  test.each([
    ['salesforce', 'Organizations', 'organizations'],
    ['salesforce', 'Members', 'members'],
    ['salesforce', 'Events', 'events'],
    ['eventbrite', 'The event', 'events'],
    ['eventbrite', 'Those who take part', 'event-attendees'],
    ['spreadsheets', 'A list of members', 'members'],
    ['spreadsheets', 'Contacts of Google', 'members'],
    ['spreadsheets', 'Alumni of a school', 'members'],
  ])('%s: %s', (name, heading, kind) => {
    const told = rowsBelow(name, heading).flatMap(([theirs, ours = '']) => {
      const labels = ours.split(', ')
      return titlesIn(theirs).map((title, index) => [title, labels[index] ?? labels[0]])
    })
    expect(told.length).toBeGreaterThan(3)
    expect(told.map(([title = '']) => [title, columnOf(kind, title)])).toEqual(told)
  })

  const KINDS = {
    organizations: 'organizations',
    members: 'members',
    events: 'events',
    'sessions of events': 'event-sessions',
    'speakers of sessions': 'session-speakers',
    attendees: 'event-attendees',
  }

  test.each(Object.entries(KINDS))('airtable: the file of %s', (name, kind) => {
    const row = page('airtable')
      .split('\n')
      .find((line) => line.includes(`| ${name} |`))
    const titles = titlesIn(row)
    expect(titles.length).toBeGreaterThan(2)
    expect(titles.filter((title) => columnOf(kind, title) === 'not read')).toEqual([])
  })
})
