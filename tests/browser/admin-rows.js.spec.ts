import { expect, test } from '../support/browser.ts'

test('rows are dragged to another place, with what was typed in them', async ({ page, signInAs }) => {
  await signInAs('staff')
  await page.goto('/admin/announcements/new')
  for (const [index, heading] of ['First', 'Second', 'Third'].entries()) {
    await page.getByRole('button', { name: 'Add a section' }).click()
    await expect(page.getByLabel('Heading')).toHaveCount(index + 1)
    await page.getByLabel('Heading').last().fill(heading)
  }
  const headings = () =>
    page.getByLabel('Heading').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
  expect(await headings()).toEqual(['First', 'Second', 'Third'])

  const rows = page.getByRole('group', { name: /^Section \d$/ })
  const grips = rows.locator('legend [aria-hidden]')
  await expect(grips).toHaveCount(3)
  const first = rows.first()
  await first.scrollIntoViewIfNeeded()
  const [from, to] = [await grips.last().boundingBox(), await first.boundingBox()]
  if (!from || !to) throw new Error('Rows are on the page')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + 40, to.y + 20, { steps: 5 })
  await expect(first).toHaveAttribute('data-drop-above', '')
  await page.mouse.move(to.x + 40, to.y + 10)
  await page.mouse.up()
  await expect.poll(headings).toEqual(['Third', 'First', 'Second'])
  await expect(page.locator('[data-dragged], [data-drop-above]')).toHaveCount(0)
})
