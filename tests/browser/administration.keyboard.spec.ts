import { expect, test } from '../support/browser.ts'
import { choose, pressOn, typeInto } from '../support/keyboard.ts'

test('an event with two sessions is made by keyboard alone', async ({ page, signInAs }) => {
  await signInAs('admin')
  await page.goto('/admin/events/new')
  await page.getByLabel('Name', { exact: true }).focus()
  await page.keyboard.type('Keyboard Gathering')
  for (const [label, day] of [
    ['First day', '2027-05-10'],
    ['Last day', '2027-05-10'],
  ] as const) {
    await page.getByLabel(label).fill(day)
  }
  for (const place of [1, 2, 3]) {
    await page.getByRole('button', { name: 'Add a session' }).focus()
    await page.keyboard.press('Enter')
    const session = page.getByRole('group', { name: `Session ${place}` })
    await expect(session).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(session.getByLabel('Name').first()).toBeFocused()
    await page.keyboard.type(`Session ${place}`)
    await session.getByLabel('Day').fill('2027-05-10')
  }
  await page.getByRole('button', { name: /^Remove ?: session 1/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: 'Session 1' })).toBeFocused()
  await expect(page.getByRole('group', { name: 'Session 3' })).toHaveCount(0)
  await page.getByRole('region', { name: 'Event' }).getByLabel('Name', { exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Event created.')).toBeVisible()
  for (const [at, name] of ['Session 2', 'Session 3'].entries()) {
    const session = page.getByRole('group', { name: `Session ${at + 1}` })
    await expect(session.getByLabel('Name').first()).toHaveValue(name)
  }
})

test('an announcement with two sections is made, put in order and published by keyboard alone', async ({
  page,
  signInAs,
}) => {
  await signInAs('staff')
  await page.goto('/admin/announcements/new')
  await typeInto(page, page.getByLabel('Title'), 'Told by keyboard')
  await pressOn(page, page.getByRole('checkbox', { name: 'Fellow', exact: true }), 'Space')
  for (const place of [1, 2]) {
    await pressOn(page, page.getByRole('button', { name: 'Add a section' }))
    const section = page.getByRole('group', { name: `Section ${place}`, exact: true })
    await expect(section).toBeFocused()
    await typeInto(page, section.getByLabel('Heading'), `Part ${place}`)
    await pressOn(page, section.getByRole('button', { name: 'Add an element' }))
    await expect(section.getByRole('group', { name: 'Element 1' })).toBeFocused()
    await choose(page, section.getByLabel('Type', { exact: true }), 'Text')
    await typeInto(page, section.getByLabel('Text', { exact: true }), `The words of part ${place}`)
  }
  await pressOn(page, page.getByRole('button', { name: /^Move up ?: section 2/ }))
  await expect(page.getByRole('group', { name: 'Section 1', exact: true })).toBeFocused()
  await expect(page.getByLabel('Heading').first()).toHaveValue('Part 2')
  await pressOn(page, page.getByRole('button', { name: 'Publish', exact: true }))
  await expect(page.getByText('Announcement created and published.')).toBeVisible()
  await pressOn(page, page.getByRole('link', { name: 'Preview' }))
  await expect(page.getByRole('main').getByText(/The words of part/)).toHaveText([
    'The words of part 2',
    'The words of part 1',
  ])
})
