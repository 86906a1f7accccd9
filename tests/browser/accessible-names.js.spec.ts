import { wordsWithoutBlanks } from '../support/accessible-names.ts'
import { expect, test, untilAlive } from '../support/browser.ts'

const PAGES = {
  alumni: [
    '/',
    '/directory',
    '/events',
    '/questions',
    '/messages',
    '/kudos',
    '/announcements',
    '/alumni-resources',
    '/partner-hub',
    '/volunteer',
    '/profile',
    '/profile/education/add',
  ],
  'event-manager': [
    '/partner-management/action-items',
    '/partner-management/my-partners',
    '/partner-management/events',
  ],
  'partner-manager': ['/', '/partner-management/my-partners', '/partner-management/events'],
  staff: ['/', '/staff/reports', '/admin'],
} as const

for (const [account, addresses] of Object.entries(PAGES))
  test(`names in the accessibility tree have their blanks: ${account}`, async ({ page, signInAs }) => {
    await signInAs(account as keyof typeof PAGES)
    const missing: Record<string, string[]> = {}
    for (const address of addresses) {
      expect((await page.goto(address))?.status(), address).toBe(200)
      await untilAlive(page)
      for (const name of await wordsWithoutBlanks(page)) missing[name] = [address]
    }
    expect(missing).toEqual({})
  })
