import { expect, test } from '../support/browser.ts'

test('the search applies itself while typing, keeps the focus and says the count', async ({
  page,
  signInAs,
}) => {
  await signInAs('alumni')
  await page.goto('/directory')
  const search = page.getByLabel('Search members')
  await search.pressSequentially('okafor imani')
  await expect(page).toHaveURL('/directory?search=okafor+imani')
  await expect(page.locator('#count')).toHaveText(/^1 of [\d,]+ members$/)
  await expect(search).toBeFocused()
  await search.fill('')
  await expect(page).toHaveURL(/\/directory\??$/)
})

test('what is typed next is not overtaken by the answer to what was typed before', async ({
  page,
  signInAs,
}) => {
  await signInAs('alumni')
  await page.goto('/directory')
  const search = page.getByLabel('Search members')
  await search.pressSequentially('oka', { delay: 20 })
  await expect(page).toHaveURL(/search=oka$/)
  await search.pressSequentially('for', { delay: 20 })
  await expect(page).toHaveURL(/search=okafor$/)
  await expect(search).toHaveValue('okafor')
})
