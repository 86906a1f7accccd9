/** Whole journeys by ear: all that a screen reader says without being asked, and where the focus goes. */
import { expect, signInAs, test } from '../support/browser.ts'
import { conversation } from '../support/browser-chat.ts'
import { walkByEar } from '../support/by-ear.ts'
import { openLive } from '../support/live.ts'

const LIST = '/partner-management/action-items'

test('finding a member and writing to them', async ({ page, signInAs: signIn }) => {
  await signIn('alumni')
  const dialog = page.getByRole('dialog')
  const text = dialog.getByRole('textbox', { name: 'Your message' })
  const send = dialog.getByRole('button', { name: 'Send' })
  await walkByEar(page, () => page.goto('/directory'), {
    'a search': [
      async () => {
        await page.getByLabel('Search members').fill('okafor imani')
        await page.getByLabel('Search members').press('Enter')
      },
      [/^1 of [\d,]+ members found\.$/],
    ],
    'the profile': [
      () => page.getByRole('link', { name: 'Imani Okafor' }).first().click(),
      ['(focus) Imani Okafor', 'Imani Okafor · MLT Community'],
    ],
    'the dialog': [
      () => page.getByRole('link', { name: 'Contact', exact: true }).click(),
      ['(focus) Is this the first time you are contacting this person?'],
    ],
    'its form': [
      () => dialog.getByRole('link', { name: 'No', exact: true }).click(),
      ['(focus) Write your message'],
    ],
    'nothing typed': [() => send.click(), [/^\(focus\) There’s a problem/]],
    typing: [() => text.fill('How do you like your program?'), []],
    'it was sent': [() => send.click(), ['(focus) Your message was sent!']],
  })
})

test('changing many action items and taking it back', async ({ page, signInAs: signIn }) => {
  await signIn('event-manager')
  const dialog = page.getByRole('dialog')
  const change = dialog.getByRole('button', { name: 'Change Due Date' })
  await walkByEar(page, () => page.goto(`${LIST}?organizationId=34`), {
    'a row': [() => page.locator('tbody input[type=checkbox]').first().check(), ['1 row(s) selected']],
    'an operation': [() => page.getByLabel('With selected items').selectOption('Change Due Date'), []],
    'its dialog': [
      () => page.getByRole('button', { name: 'Apply to the selected items' }).click(),
      ['(focus) Change Due Date'],
    ],
    'no date': [() => change.click(), [/^\(focus\) There’s a problem ?Please enter the due date\.$/]],
    'a date': [() => dialog.getByLabel('New due date').fill('2030-03-08'), []],
    'it was changed': [() => change.click(), ['(focus) 1 action item was changed.']],
    'it was undone': [
      () => page.getByRole('button', { name: 'Undo' }).click(),
      ['(focus) Undone. 1 action item is back to how it was.'],
    ],
  })
})

test('a message that arrives', async ({ page, signInAs: signIn, browser }) => {
  const other = await (await browser.newContext()).newPage()
  await signInAs(other, 'alumni')
  await signIn('fellow')
  const write = async (text: string) => {
    await other.goto('/profile/1/contact/message')
    await other.locator('main').getByRole('textbox').fill(text)
    await other.getByRole('button', { name: /^Send/ }).click()
    await expect(other.getByText('Your message was sent!')).toBeVisible()
  }
  // What is new already isn't counted again.
  await page.goto('/messages')
  await conversation(page, 'Odile').first().click()
  await expect(page.getByRole('heading', { level: 2, name: 'Odile Marchand' })).toBeVisible()
  await walkByEar(page, () => openLive(page, '/kudos'), {
    'on another page': [() => write('One moment'), [/^Messages: \d+ new$/]],
  })
  await walkByEar(page, () => openLive(page, '/messages'), {
    'in the conversation': [() => write('Are you there?'), ['Odile Marchand: Are you there?']],
    'opening it': [
      () => conversation(page, 'Odile').first().click(),
      ['Messages with Odile Marchand · MLT Community'],
    ],
    'another one': [() => write('Lunch on Friday?'), ['Odile Marchand: Lunch on Friday?']],
    'an answer': [
      async () => {
        await page.getByLabel('Type message here').fill('Gladly')
        await page.getByRole('button', { name: 'Send', exact: true }).click()
      },
      ['Your message was sent!'],
    ],
  })
  await other.context().close()
})

test('searching for everything', async ({ page, signInAs: signIn }) => {
  await signIn('alumni')
  const field = page.getByRole('banner').locator('[name=q]')
  await walkByEar(page, () => page.goto('/kudos'), {
    'suggestions while typing': [() => field.pressSequentially('imani ok'), [/^\d+ results?\b/]],
    'nothing by that name': [() => field.fill('qqxzy'), ['0 results']],
    'all that is found': [
      async () => {
        await field.fill('')
        await field.pressSequentially('career')
        await field.press('Enter')
        await expect(page).toHaveURL(/\/search\?q=career$/)
      },
      ['(focus) Search', 'Search results for “career” · MLT Community'],
    ],
    'another search': [
      async () => {
        await page.getByRole('main').locator('[name=q]').fill('okafor')
        await page.getByRole('main').locator('[name=q]').press('Enter')
        await expect(page).toHaveURL(/q=okafor$/)
      },
      [/^\d+ results? found\.$/],
    ],
    'a search for nothing': [
      async () => {
        await page.getByRole('main').locator('[name=q]').fill('qqxzy')
        await page.getByRole('main').locator('[name=q]').press('Enter')
        await expect(page).toHaveURL(/q=qqxzy$/)
      },
      ['0 results found.'],
    ],
    'the one before': [
      async () => {
        await page.goBack()
        await expect(page.getByRole('main').locator('[name=q]')).toHaveValue('okafor')
      },
      [/^\d+ results? found\.$/],
    ],
    'one of them': [
      () => page.getByRole('main').getByRole('link', { name: 'Imani Okafor' }).first().click(),
      ['(focus) Imani Okafor', 'Imani Okafor · MLT Community'],
    ],
  })
})

const SEARCHES = [
  ['/help', 'alumni', 'Search help', 'topics'],
  ['/alumni-resources', 'alumni', 'Search resources', 'resources'],
  ['/partner-management/my-partners', 'event-manager', 'Search', 'partners'],
] as const

for (const [address, as, label, things] of SEARCHES) {
  test(`searching at ${address}`, async ({ page, signInAs: signIn }) => {
    await signIn(as)
    const field = page.getByRole('main').getByRole('searchbox', { name: label, exact: true })
    const search = (text: string) => async () => {
      await field.fill(text)
      await field.press('Enter')
      await expect(page).toHaveURL(`${address}?search=${text}`)
    }
    const one = things.slice(0, -1)
    const some = new RegExp(`^[1-9]\\d* (${one}|${things}) found\\.$`)
    await walkByEar(page, () => page.goto(address), {
      'a word': [search('a'), [some]],
      'a word that finds nothing': [search('qqxzy'), [`0 ${things} found.`]],
      'the one before': [() => page.goBack(), [some]],
    })
    await expect(field).toHaveValue('a')
    await expect(field).toBeFocused()
  })
}
