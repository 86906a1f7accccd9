import { expect, test } from 'vitest'
import { ChooserField } from '#app/forms/chooser-field.tsx'
import { Fields } from '#app/forms/fields.tsx'
import { useForm } from '#app/forms/form.ts'
import { chooserValue } from '#app/values/chooser-value.ts'
import type { DeclaredFields } from '#app/values/declared-fields.ts'
import type { z } from '#app/values/zod.ts'
import { html } from '../ui/support.tsx'

type Name = 'title' | 'day' | 'about' | 'zone' | 'kind' | 'topics' | 'visible'

const options = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
]

const declared: DeclaredFields<Name> = {
  title: { label: 'Title', optional: true, autoComplete: 'off', width: 'xs' },
  day: { label: 'Day', type: 'date' },
  about: { label: 'About', as: 'lines', rows: 3, max: 500 },
  zone: { label: 'Zone', as: 'list', placeholder: 'Any zone' },
  kind: { label: 'Kind', hint: 'Choose one.', as: 'radios', options },
  topics: { label: 'Topics', as: 'boxes', options },
  visible: { label: 'Visible', as: 'box' },
}

function Page() {
  const { fields } = useForm<z.ZodType<Record<string, unknown>, Record<Name, unknown>>>({
    id: 'page',
    defaultValue: { title: 'Tea', about: 'Green', zone: 'b', kind: 'b', topics: ['a'], visible: true },
  })
  return (
    <Fields declared={declared} fields={fields} ofPage={{ zone: { options }, day: { max: '2026-11-29' } }} />
  )
}

test('declared fields are shown in their order, with the values of the form and what only the page knows', () => {
  const page = html(<Page />)
  const names = [...page.matchAll(/<(?:input|select|textarea)[^>]*? name="(\w+)"/g)].map(([, name]) => name)
  expect(names).toEqual(['title', 'day', 'about', 'zone', 'kind', 'kind', 'topics', 'topics', 'visible'])
  for (const piece of [
    /class="input max-w-xs"[^>]* name="title" value="Tea"/,
    / type="date" max="2026-11-29"[^>]* name="day"/,
    /<textarea rows="3"[^>]*>Green</,
    /Up to 500 characters/,
    /<option value="">Any zone<.*<option value="b" selected="">Second</,
    /Choose one\..* name="kind" checked="" value="b"/,
    / name="topics" checked="" value="a"/,
    / name="visible" checked=""/,
  ]) {
    expect(page).toMatch(piece)
  }
})

const searched: DeclaredFields<'school' | 'city'> = {
  school: { label: 'School', hint: 'Start typing.', as: 'search', from: '/schools', empty: 'No school.' },
  city: { label: 'City', as: 'suggestions', from: '/cities' },
}

function Searched({ chooser }: { chooser?: typeof ChooserField }) {
  const { fields } = useForm<z.ZodType<Record<string, unknown>, Record<'school' | 'city', unknown>>>({
    id: 'page',
    defaultValue: { city: 'Atlanta' },
  })
  const pick = chooserValue({ id: '7', label: 'Spelman College' })
  return <Fields declared={searched} fields={fields} chooser={chooser} ofPage={{ school: { pick } }} />
}

test('a field with a search is that which the page brings, with what is chosen or typed', () => {
  const page = html(<Searched chooser={ChooserField} />)
  expect(page).toContain('Start typing.')
  expect(page).toMatch(/ name="schoolText" value="Spelman College"/)
  expect(page).toMatch(/<input type="hidden" name="school" value="7"/)
  expect(page).toMatch(/ name="city" value="Atlanta"/)
  expect(() => html(<Searched />)).toThrow('The page of school brings no chooser')
})
