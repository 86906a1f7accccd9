import { describe, expect, test } from 'vitest'
import type { FormReply } from '#app/forms/field.ts'
import { useForm } from '#app/forms/form.ts'
import { parseFields } from '#app/forms/parse-form.server.ts'
import { useForm as useSmallForm } from '#app/forms/small-form.ts'
import { z } from '#app/values/zod.ts'
import { html } from '../ui/support.tsx'

const Poll = z.object({
  choice: z.enum(['yes', 'no'], { error: 'Choose one' }),
  topics: z.array(z.string()),
  agreed: z.boolean().default(false),
})

type Shown = Pick<ReturnType<typeof useForm<typeof Poll>>, 'errors' | 'fields'>

type Use = typeof useForm | typeof useSmallForm
type Props = { use: Use; reply?: FormReply; defaultValue: object; show: (shown: Shown) => void }

function Page({ use, reply, defaultValue, show }: Props) {
  show(use<typeof Poll>({ id: 'poll', reply, defaultValue: { ...defaultValue } }) as Shown)
  return null
}

/** What a form of either half has for its page. */
function shownBy(use: Use, reply?: FormReply, defaultValue = {}) {
  let shown: Shown | undefined
  const show = (now: Shown) => {
    shown = now
  }
  html(<Page {...{ use, reply, defaultValue, show }} />)
  const { errors, fields } = shown as Shown
  const { choice, topics, agreed } = fields
  return { errors, choice: choice.control, topics: topics.boxes, agreed: agreed.box }
}

function replyTo(sent: Record<string, string | string[]>, problem?: { form: string }) {
  const fields = new FormData()
  for (const [name, values] of Object.entries(sent)) {
    for (const value of [values].flat()) fields.append(name, value)
  }
  return parseFields(fields, Poll).reply(problem)
}

describe.each([
  ['with the form library', useForm],
  ['of the small half', useSmallForm],
])('a form %s', (_, use) => {
  test('that was never sent has no errors, and the values it began with', () => {
    const { errors, ...fields } = shownBy(use, undefined, { choice: 'no', topics: ['1'], agreed: true })
    expect(errors).toEqual([])
    expect(fields).toMatchObject({
      choice: { id: 'poll-field-choice', name: 'choice', defaultValue: 'no' },
      topics: { id: 'poll-field-topics', name: 'topics', defaultOptions: ['1'] },
      agreed: { id: 'poll-field-agreed', name: 'agreed', defaultChecked: true },
    })
  })

  test('that was refused keeps every control as sent, and says what to mend', () => {
    const sent = { choice: 'maybe', topics: ['2', '3'] }
    const { errors, ...fields } = shownBy(use, replyTo(sent), { choice: 'no', topics: ['1'], agreed: true })
    expect(errors).toEqual([{ id: 'poll-field-choice', message: 'Choose one' }])
    expect(fields).toMatchObject({
      choice: { defaultValue: 'maybe', errors: ['Choose one'] },
      topics: { defaultOptions: ['2', '3'] },
      agreed: { defaultChecked: false },
    })
  })

  test('has errors that belong to no field', () => {
    const { errors, choice } = shownBy(use, replyTo({ choice: 'yes', agreed: 'on' }, { form: 'Try again' }))
    expect(errors).toEqual([{ message: 'Try again' }])
    expect(choice.errors).toBeUndefined()
  })
})
