import { expect, test } from '../support/browser.ts'
import { Page } from '../support/html.ts'

/** The times of the agenda's sessions. */
const TIMES = 'main ol > li > p:first-child'

const zones = [
  ['America/New_York', /^8:30 AM C[SD]T \(9:30 AM E[SD]T your time\)$/],
  ['Asia/Kolkata', /^8:30 AM C[SD]T \([78]:00 PM GMT\+5:30 your time\)$/],
  ['Pacific/Auckland', /^8:30 AM C[SD]T \(\w{3} \d+, \d{4}, [1-4]:30 AM GMT\+1[23] your time\)$/],
] as const

for (const [timezoneId, told] of zones) {
  test.describe(`a browser in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('shows the times of an agenda as the server told them, its own beside the event’s', async ({
      page,
      signInAs,
    }) => {
      await signInAs('fellow')
      await page.goto('/events/1')
      const hydrated = page.getByRole('button', { name: 'Copy the event code' })
      await expect(hydrated).toBeVisible()

      const answer = await page.goto('/events/1')
      const sent = new Page((await answer?.text()) ?? '', '/events/1').texts(TIMES)
      await expect(hydrated).toBeVisible()
      expect(sent[0]).toMatch(told)
      await expect(page.locator(TIMES)).toHaveText(sent)
    })
  })
}
