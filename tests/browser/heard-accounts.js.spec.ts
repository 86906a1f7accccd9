/** Accounts and the door by ear: all that a screen reader says without being asked. */
import { demoPassword } from '../../prisma/seeds/accounts.ts'
import { expect, test } from '../support/browser.ts'
import { attendees, CHECK_IN, doors, unseen } from '../support/browser-door.ts'
import { walkByEar } from '../support/by-ear.ts'
import { withFingerprint } from '../support/fingerprint.ts'
import { codeOf } from '../support/totp.ts'

const SET_UP = ['(focus) Set up a second factor', 'Set up a second factor · MLT Community']

test('setting up a second factor, and turning it off', async ({ page, signInAs }) => {
  await signInAs('alumni')
  const main = page.getByRole('main')
  const password = page.getByLabel('Current password')
  const code = page.getByLabel('Code', { exact: true })
  const next = () => page.keyboard.press('Enter')
  let key = ''
  let recovery = ''
  await walkByEar(page, () => page.goto('/profile/second-factor'), {
    'where it begins': [() => main.getByRole('link', { name: 'Set it up' }).click(), SET_UP],
    'another password': [
      async () => {
        await password.fill('wrong')
        await next()
      },
      [/^\(focus\) There’s a problem ?Incorrect current password$/],
    ],
    'the key': [
      async () => {
        await password.fill(demoPassword)
        await next()
        await expect(page.getByRole('img', { name: 'QR code with the key' })).toBeVisible()
        key = ((await page.getByRole('code').textContent()) ?? '').replaceAll(' ', '')
      },
      SET_UP,
    ],
    'half a code': [
      async () => {
        await code.fill('12')
        await next()
      },
      [/^\(focus\) There’s a problem ?This code isn’t right\./],
    ],
    'it is on': [
      async () => {
        await code.fill(codeOf(key, -1))
        await next()
        await expect(page.getByRole('code')).toHaveCount(10)
        recovery = (await page.getByRole('code').first().textContent()) ?? ''
      },
      ['(focus) Your second factor is on'],
    ],
    'the codes are kept': [
      () => main.getByRole('link', { name: 'I’ve kept them' }).click(),
      ['(focus) Second factor', 'Second factor · MLT Community'],
    ],
    'turning it off': [
      () => main.getByRole('link', { name: 'Turn off' }).click(),
      ['(focus) Turn off the second factor', 'Turn off the second factor · MLT Community'],
    ],
    'it is off': [
      async () => {
        await code.fill(recovery)
        await page.getByRole('button', { name: 'Turn off' }).click()
      },
      ['(focus) Your second factor is off.'],
    ],
  })
})

test('a passkey that is added, renamed and removed', async ({ page, signInAs }) => {
  const fingerprint = await withFingerprint(page)
  await signInAs('alumni')
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  await walkByEar(page, () => page.goto('/profile/passkeys'), {
    'its dialog': [() => main.getByRole('link', { name: 'Add a passkey' }).click(), ['(focus) New passkey']],
    'another password': [
      async () => {
        await dialog.getByLabel('Password').fill('wrong')
        await page.keyboard.press('Enter')
      },
      [/^\(focus\) There’s a problem ?Incorrect password$/],
    ],
    'a finger that isn’t known': [
      async () => {
        await fingerprint(false)
        await dialog.getByLabel('Password').fill(demoPassword)
        await page.keyboard.press('Enter')
      },
      [
        /^\(focus\) Your browser asks you to confirm/,
        /^\(focus\) There’s a problem ?No passkey was created\./,
      ],
    ],
    'it was added': [
      async () => {
        await fingerprint(true)
        await dialog.getByRole('button', { name: 'Try again' }).click()
      },
      ['(focus) The passkey was added.'],
    ],
    'its name': [() => main.getByRole('link', { name: 'Rename' }).click(), ['(focus) Rename passkey']],
    renamed: [
      async () => {
        await dialog.getByLabel('Name').fill('Old laptop')
        await page.keyboard.press('Enter')
      },
      ['(focus) The passkey was renamed.'],
    ],
    'is it to go': [() => main.getByRole('link', { name: 'Remove' }).click(), ['(focus) Remove passkey']],
    removed: [
      () => dialog.getByRole('button', { name: 'Remove' }).click(),
      ['(focus) The passkey was removed.'],
    ],
  })
})

test('the door: someone is here, wasn’t, and is looked for', async ({ page, signInAs }) => {
  await signInAs('event-manager')
  await page.goto(CHECK_IN)
  const address = (await doors(page).first().getAttribute('href')) ?? ''
  await walkByEar(page, () => page.goto(address), {
    here: [() => unseen(page).last().getByRole('button').first().click(), [/^[^:]+ is here\.$/]],
    'not after all': [
      () => attendees(page).getByRole('button', { name: 'Wasn’t here' }).last().click(),
      [/^[^:]+ wasn’t here\.$/],
    ],
    'looked for': [
      async () => {
        await page.getByRole('searchbox').fill('zzzz')
        await page.keyboard.press('Enter')
      },
      ['0 attendees found.'],
    ],
  })
})
