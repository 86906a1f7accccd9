import { describe, expect, test } from 'vitest'
import { parseFields } from '#app/forms/parse-form.server.ts'
import { z } from '#app/values/zod.ts'

const Party = z.object({
  name: z.string({ error: 'Enter a name' }),
  seats: z.number().optional(),
  vegetarian: z.boolean().default(false),
  guests: z.array(z.object({ name: z.string({ error: 'Who?' }) })),
})

function parse(entries: [string, string][]) {
  const fields = new FormData()
  for (const [name, value] of entries) fields.append(name, value)
  return parseFields(fields, Party)
}

const guests: [string, string][] = [
  ['name', 'Picnic'],
  ['guests[0].name', 'Wen'],
  ['guests[1].name', ''],
]

describe('the texts of a form', () => {
  test('become what the schema says', () => {
    const form = parse([
      ['name', 'Picnic'],
      ['seats', '12'],
      ['vegetarian', 'on'],
      ['guests[0].name', 'Wen'],
    ])
    expect(form.ok && form.value).toEqual({
      name: 'Picnic',
      seats: 12,
      vegetarian: true,
      guests: [{ name: 'Wen' }],
    })
  })

  test('that show nothing are missing', () => {
    const form = parse([
      ['name', ' \u200b\n'],
      ['seats', ' '],
    ])
    expect(form.reply().error?.fieldErrors).toEqual({ name: ['Enter a name'] })
  })

  test('have their errors in the order of the fields, those of rows in place', () => {
    const { error } = parse([['name', ''], ...guests.slice(1)]).reply({ fields: { seats: 'Too many' } })
    expect(Object.entries(error?.fieldErrors ?? {})).toEqual([
      ['name', ['Enter a name']],
      ['seats', ['Too many']],
      ['guests[1].name', ['Who?']],
    ])
  })
})

describe('a step', () => {
  test.each([
    ['insert({"name":"guests","defaultValue":{"name":""}})', ['Wen', '', '']],
    ['remove({"name":"guests","index":0})', ['']],
    ['reorder({"name":"guests","from":1,"to":0})', ['', 'Wen']],
    ['show-choices', ['Wen', '']],
    ['remove-row-1', ['Wen', '']],
  ])('saves nothing and says nothing is wrong: %s', (step, names) => {
    const form = parse([...guests, ['step', step]])
    expect(form).toMatchObject({ ok: false, step: true })
    expect(form.payload).toMatchObject({ name: 'Picnic', guests: names.map((name) => ({ name })) })
    expect(form.reply().error).toBeUndefined()
  })

  test.each([
    'insert({"name":"guests[20000000].name"})',
    'insert({"name":"__proto__.guests"})',
    'update({"name":"guests","index":99999,"value":1})',
    `insert({"name":"guests","defaultValue":"${'x'.repeat(600)}"})`,
    'insert({"name":3})',
    'insert({"name"})',
    'explode()',
  ])('that none of our forms has is refused: %s', (step) => {
    expect(() => parse([...guests, ['step', step]])).toThrow(
      expect.objectContaining({ init: { status: 400 } }),
    )
  })
})
