import { expect, test } from '../support/browser.ts'
import { inbox, openWritableChat, thread } from '../support/browser-chat.ts'

test('opening a conversation marks it as seen, and what was new stays labeled until one leaves', async ({
  page,
  signInAs,
}) => {
  await signInAs('mba-fellow')
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/messages')
  const entry = inbox(page).getByRole('listitem').filter({ hasText: 'New messages' })
  const labels = thread(page).getByText('NEW', { exact: true })
  const before = await entry.count()
  expect(before).toBeGreaterThan(0)
  await page.reload()
  expect(await entry.count(), 'a list is no opened conversation').toBe(before)
  // The button for those without script goes once the page is alive: only then does a wider window open nothing.
  await expect(page.getByRole('button', { name: 'Mark as seen', includeHidden: true })).toHaveCount(0)

  await page.setViewportSize({ width: 1280, height: 800 })
  await entry.last().getByRole('link').click()
  await expect(labels).not.toHaveCount(0)
  await expect(entry).toHaveCount(before - 1)
  await expect(labels).not.toHaveCount(0)
  await page.reload()
  await expect(thread(page).getByRole('listitem')).not.toHaveCount(0)
  await expect(labels).toHaveCount(0)
})

test('an unsent text survives a reload and another page, until it is sent', async ({ page, signInAs }) => {
  await signInAs('self-fellow')
  const address = await openWritableChat(page)
  const box = page.getByRole('textbox', { name: 'Type message here' })
  const send = page.getByRole('button', { name: 'Send', exact: true })
  await expect(send).toBeDisabled()
  await box.fill('Still thinking')
  await expect(send).toBeEnabled()
  await page.reload()
  await expect(box).toHaveValue('Still thinking')
  await expect(send).toBeEnabled()
  await page.goto('/directory')
  await page.goto(address)
  await expect(box).toHaveValue('Still thinking')
  await send.click()
  await expect(page.getByText('Your message was sent!')).toBeVisible()
  await expect(box).toHaveValue('')
  await expect(box, 'whoever sent a message goes on writing').toBeFocused()
  await page.reload()
  await expect(box).toHaveValue('')
})

test('a message is there while it is on its way, with the box empty for the next one', async ({
  page,
  signInAs,
}) => {
  await signInAs('self-fellow')
  await openWritableChat(page)
  const box = page.getByRole('textbox', { name: 'Type message here' })
  const text = `On its way ${crypto.randomUUID()}`
  let goOn = () => {}
  const held = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await page.route(
    ({ pathname }) => pathname === '/messages.data',
    async (route) => {
      if (route.request().method() === 'POST') await held
      await route.continue()
    },
  )
  await box.fill(text)
  await box.press('ControlOrMeta+Enter')
  await expect(thread(page).getByText(text)).toBeVisible()
  await expect(thread(page).getByText('Sending…')).toBeVisible()
  await expect(box).toHaveValue('')
  await expect(box).toBeFocused()
  await box.fill('And then')
  goOn()
  await expect(thread(page).getByText(/· Sent$/)).toBeVisible()
  await expect(thread(page).getByText(text)).toHaveCount(1)
  await expect(box, 'what was begun meanwhile stays').toHaveValue('And then')
})

test('a page that is loaded leaves the focus where it is, and takes what was typed before its script came', async ({
  page,
  signInAs,
}) => {
  await signInAs('self-fellow')
  const address = await openWritableChat(page)
  let goOn = () => {}
  const held = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  const box = page.getByRole('textbox', { name: 'Type message here' })
  const text = 'Typed early '.repeat(400)
  await box.fill(text)
  goOn()
  await expect(page.getByText('200 characters left').first()).toBeVisible()
  await expect(box).toBeFocused()
  await expect(box).toHaveValue(text)
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeEnabled()
})

test('the inbox is searched while one types, and the focus stays', async ({ page, signInAs }) => {
  await signInAs('self-fellow')
  await page.goto('/messages')
  const search = page.getByRole('searchbox', { name: 'Search by name' })
  await search.fill('zzz')
  await expect(page.getByText('No search results.').last()).toBeVisible()
  await expect(search).toBeFocused()
})

test('a text that is too long is said to be once typing stops, is not sent, and goes once it is cut', async ({
  page,
  signInAs,
}) => {
  await signInAs('self-fellow')
  await openWritableChat(page)
  const box = page.getByRole('textbox', { name: 'Type message here' })
  const send = page.getByRole('button', { name: 'Send', exact: true })
  const problem = 'Please use 5,000 characters or fewer. You have 5,001.'
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname.startsWith('/messages'))
      posts.push(request.url())
  })

  await box.fill('a'.repeat(5001))
  await expect(page.getByRole('alert')).toContainText(problem)
  await expect(box).toHaveAttribute('aria-invalid', 'true')
  await expect(box, 'whoever types goes on typing').toBeFocused()
  await send.click()
  await expect(page.getByRole('alert')).toBeFocused()
  expect(posts).toEqual([])

  await box.fill('Short enough')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await send.click()
  await expect(page.getByText('Your message was sent!')).toBeVisible()
  expect(posts).toHaveLength(1)
})
