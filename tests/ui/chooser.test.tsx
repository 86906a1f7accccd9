import { expect, test } from 'vitest'
import { Chooser } from '#app/ui/chooser/chooser.tsx'
import { withPage } from '#app/ui/chooser/chosen.ts'
import { asChosen, matching, named, withNew } from '#app/ui/chooser/options.ts'
import { html } from './support.tsx'

const red = { id: '1', label: 'Red' }
const green = { id: '2', label: 'Green' }
const gray = { id: '3', label: 'Gray', reason: 'Sold out.' }

test('without script what was found can be chosen, and what can’t be says why', () => {
  const field = html(
    <Chooser id="color" name="color" label="Color" options={[]} text="gr" found={[green, gray]} />,
  )
  expect(field).toMatch(/<input type="radio"[^>]* name="color"[^>]* value="2"/)
  expect(field).toMatch(/<input disabled=""[^>]* aria-describedby="color-3-hint"/)
  expect(field).toContain('<p class="hint" id="color-3-hint">Sold out.</p>')
  expect(field).toContain('<input type="hidden" name="colorShown" value="gr"/>')
  expect(field).not.toContain('<input type="hidden" name="color"')
})

test('a choice is submitted with the text that stands for it', () => {
  const field = html(<Chooser id="color" name="color" label="Color" options={[]} chosen={[green]} />)
  expect(field).toMatch(/name="colorText"[^>]* value="Green"/)
  expect(field).toContain('name="colorShown" value="Green"')
  expect(field).toContain('name="color" value="2"')
})

test('several are checked above what was found, each once', () => {
  const field = html(
    <Chooser
      kind="several"
      id="find-color"
      name="color"
      label="Colors"
      options={[]}
      chosen={[red]}
      found={[green, red]}
    />,
  )
  expect(field).toContain('>Find colors</label>')
  expect(field.match(/<input type="checkbox"[^>]*>/g)).toEqual([
    expect.stringMatching(/checked.*value="1"|value="1".*checked/),
    expect.not.stringContaining('checked'),
  ])
})

test('given options are found by a part of their label', () => {
  expect(matching([red, green, gray], ' GR ')).toEqual({ items: [green, gray], total: 2 })
  expect(matching([red, green, gray], '').total).toBe(3)
})

test('a name typed in full is found unless it can’t be chosen', () => {
  expect(named([red, gray], ' red')).toBe(red)
  expect(named([red, gray], 'Gray')).toBeUndefined()
})

test('new text is offered where nothing has exactly that name, and chosen as it was typed', () => {
  expect(withNew('gre', [green], 'new')).toEqual([green, { id: 'new', label: 'Add “gre”' }])
  expect(withNew('Green ', [green], 'new')).toEqual([green])
  expect(withNew('gre', [green])).toEqual([green])
  expect(asChosen({ id: 'new', label: 'Add “gre”' }, ' gre ', 'new')).toEqual({ id: 'new', label: 'gre' })
})

test('a page that shows an earlier choice of the user keeps the later one', () => {
  const state = { given: '', chosen: [red, green], own: ['1', '1,2'] }
  const first = withPage(state, [red])
  expect(first).toEqual({ given: '1', chosen: [red, green], own: ['1,2'] })
  expect(withPage(first, [green, red])).toEqual({ given: '1,2', chosen: [red, green], own: [] })
})

test('a page that shows another choice than the user made replaces it', () => {
  const state = { given: '1,2', chosen: [red, green], own: [] }
  expect(withPage(state, [green])).toEqual({ given: '2', chosen: [green], own: [] })
})
