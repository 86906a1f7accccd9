import { expect, test } from 'vitest'
import { RadioGroup } from '#app/ui/choices.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Select, TextInput } from '#app/ui/field.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { html } from './support.tsx'

test('the error summary links each message to its field', () => {
  const summary = html(
    <ErrorSummary
      errors={[
        { id: 'email', message: 'Enter your email' },
        { id: 'home-city', message: 'Choose a city' },
      ]}
    />,
  )
  expect(summary).toContain('role="alert"')
  expect(summary).toContain('<a href="#email">Enter your email</a>')
  expect(summary).toContain('<a href="#home-city">Choose a city</a>')
})

test('an error of the whole form stands in the summary without a link', () => {
  const summary = html(<ErrorSummary errors={[{ message: 'Try again later' }]} />)
  expect(summary).toContain('<li>Try again later</li>')
})

test('a form without errors has no summary', () => {
  expect(html(<ErrorSummary errors={[]} />)).toBe('')
})

test('an input is described by its hint and its error', () => {
  const field = html(
    <TextInput id="email" name="email" label="Email" hint="Your own" errors={['Too long']} />,
  )
  expect(field).toContain('aria-invalid="true"')
  expect(field).toContain('aria-describedby="email-hint email-error"')
  expect(field).toContain('<label class="label" for="email">Email</label>')
})

test('an input without hint and error is described by nothing', () => {
  const field = html(<TextInput id="email" name="email" label="Email" errors={[]} />)
  expect(field).not.toContain('aria-')
})

test('optional fields say so and required ones say nothing', () => {
  const options = [{ value: 'CA', label: 'California' }]
  expect(html(<Select id="state" label="State" options={options} optional />)).toContain(' (optional)')
  expect(html(<Select id="state" label="State" options={options} />)).not.toContain('(optional)')
})

test('a text area states its limit before script counts', () => {
  const area = html(<TextArea id="message" name="message" label="Message" max={5000} />)
  expect(area).toContain('aria-describedby="message-count"')
  expect(area).toContain('Up to 5,000 characters')
})

test('a link to a radio group leads to its first option', () => {
  const options = [
    { value: 'full', label: 'Full' },
    { value: 'basic', label: 'Basic' },
  ]
  const group = html(
    <RadioGroup id="view" name="view" legend="View" options={options} defaultValue="basic" />,
  )
  expect(group).toMatch(/<input[^>]*id="view"[^>]*>/)
  expect(group.match(/checked=""/g)).toHaveLength(1)
})
