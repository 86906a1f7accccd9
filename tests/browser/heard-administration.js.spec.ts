/** The administration by ear: all that a screen reader says without being asked. */
import { expect, test } from '../support/browser.ts'
import { walkByEar } from '../support/by-ear.ts'
import { command, menuButton } from '../support/command-menu.ts'

test('making an announcement, archiving it by its menu and taking that back', async ({ page, signInAs }) => {
  await signInAs('admin')
  const main = page.getByRole('main')
  const save = main.getByRole('button', { name: 'Save draft' }).last()
  await walkByEar(page, () => page.goto('/admin/announcements'), {
    'a filter': [
      async () => {
        await main.getByLabel('Search announcements').fill('welcome')
        await page.keyboard.press('Enter')
      },
      [/^\d+ announcements? found\.$/],
    ],
    'its form': [
      () => main.getByRole('link', { name: 'New announcement' }).click(),
      ['(focus) New announcement', 'New announcement · MLT Community'],
    ],
    'a section': [
      () => main.getByRole('button', { name: 'Add a section' }).click(),
      [/^\(focus\) Section 1/],
    ],
    'nothing typed': [() => save.click(), [/^\(focus\) There’s a problem/]],
    typing: [() => main.getByLabel('Title', { exact: true }).first().fill('What is new'), []],
    'the section removed': [
      () =>
        main
          .getByRole('button', { name: /^Remove/ })
          .first()
          .click(),
      [/^\(focus\)/],
    ],
    saved: [() => save.click(), ['(focus) Announcement created.']],
    'its menu': [() => menuButton(page, 'Change status').hover(), []],
    archived: [() => command(page, 'Change status', 'Archive'), [/^\(focus\) Announcement archived\./]],
    undone: [() => page.getByRole('button', { name: 'Undo' }).first().click(), [/^\(focus\)/]],
  })
})

test('several records changed at once', async ({ page, signInAs }) => {
  await signInAs('admin')
  const main = page.getByRole('main')
  const rows = main.getByRole('table').getByRole('checkbox')
  await walkByEar(page, () => page.goto('/admin/opportunities'), {
    'two rows': [
      async () => {
        await rows.nth(0).check()
        await rows.nth(1).check()
      },
      [],
    ],
    'another filter': [
      async () => {
        await main.getByLabel('Search opportunities').fill('e')
        await page.keyboard.press('Enter')
      },
      [/^\d+ opportunities found\. Your selection was cleared\.$/],
    ],
    'a row again': [() => rows.nth(0).check(), []],
    'what to do': [
      () => command(page, 'Choose an action', 'Archive'),
      ['(focus) Archive 1 opportunity?', 'Archive 1 opportunity · MLT Community'],
    ],
    'not after all': [
      () => main.getByRole('link', { name: 'Cancel' }).click(),
      ['(focus) Volunteering', 'Volunteering · MLT Community'],
    ],
    'still selected': [
      async () => {
        await expect(rows.nth(0)).toBeChecked()
        await command(page, 'Choose an action', 'Archive')
      },
      ['(focus) Archive 1 opportunity?', 'Archive 1 opportunity · MLT Community'],
    ],
    'it was done': [
      () => main.getByRole('button', { name: 'Archive' }).click(),
      ['(focus) 1 opportunity archived.'],
    ],
    'and undone': [
      () => page.getByRole('button', { name: 'Undo' }).click(),
      ['(focus) 1 opportunity is back to how it was.'],
    ],
  })
})

test('importing a list whose columns have other names, and taking it back', async ({ page, signInAs }) => {
  await signInAs('admin')
  const main = page.getByRole('main')
  const upload = main.getByRole('button', { name: 'Upload' })
  const list =
    'Name,Where,Type,Position\nOur handbook,https://example.org/handbook,Other link,9\nNowhere,nothing,Other link,9\n'
  await walkByEar(page, () => page.goto('/admin/links/import'), {
    'no file': [() => upload.click(), [/^\(focus\) There’s a problem ?Please choose a CSV or Excel file\.$/]],
    'a file': [
      async () => {
        await main.getByLabel('CSV or Excel file').setInputFiles({
          name: 'links.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from(list),
        })
        await upload.click()
      },
      ['(focus) The file is here. Nothing is imported yet: check what it would do.'],
    ],
    'its columns': [
      async () => {
        await main.getByRole('combobox', { name: 'Name' }).selectOption('Label')
        await main.getByRole('combobox', { name: 'Where' }).selectOption('Address')
      },
      [],
    ],
    'read anew': [
      () => main.getByRole('button', { name: 'Read them like this' }).click(),
      ['The columns are read as you chose.'],
    ],
    'it was imported': [
      () => main.getByRole('button', { name: 'Import 1 link' }).click(),
      [/^\(focus\) 1 link imported\./],
    ],
    'what undoing does': [
      () => main.getByRole('link', { name: 'undo it' }).click(),
      ['(focus) Undo', 'Undo · MLT Community'],
    ],
    'and undone': [() => main.getByRole('button', { name: 'Undo' }).click(), ['(focus) 1 link was removed.']],
  })
})
