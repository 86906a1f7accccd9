import { expect, test } from 'vitest'
import { z } from 'zod'
import { repliedForm } from '#app/forms/form-reply.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'

const schema = z.object({ choice: z.enum(['yes', 'no'], { error: 'Choose one' }) })

async function replyTo(choice: string, problem?: { form: string }) {
  const request = new Request('http://localhost/', { method: 'POST', body: new URLSearchParams({ choice }) })
  return (await parseForm(request, schema)).reply(problem)
}

test('a form that was never sent has no errors and nothing chosen', () => {
  const form = repliedForm('poll')
  expect(form.errors).toEqual([])
  expect(form.field('choice')).toEqual({ id: 'poll-choice', name: 'choice' })
})

test('a refused form keeps what was chosen and says what to mend', async () => {
  const form = repliedForm('poll', await replyTo('maybe'))
  expect(form.errors).toEqual([{ id: 'poll-choice', message: 'Choose one' }])
  expect(form.field('choice')).toMatchObject({ defaultValue: 'maybe', errors: ['Choose one'] })
})

test('what is wrong with the whole form belongs to no field', async () => {
  const { errors, field } = repliedForm('poll', await replyTo('yes', { form: 'Try again' }))
  expect(errors).toEqual([{ message: 'Try again' }])
  expect(field('choice').errors).toBeUndefined()
})
