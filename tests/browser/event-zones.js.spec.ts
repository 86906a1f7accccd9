import { expect, test } from '../support/browser.ts'
import { Page } from '../support/html.ts'

const AGENDA = 'section[aria-labelledby=agenda]'
/** The times of the agenda's sessions. */
const TIMES = `${AGENDA} ol > li > p:first-child`

const zones = [
  ['America/New_York', /Times are in C[SD]T\. Your time is 1 hour later\./],
  ['Asia/Kolkata', /Times are in C[SD]T\. Your time is 1[01] hours 30 minutes later\./],
  ['Pacific/Auckland', /Times are in C[SD]T\. Your time is (18|19) hours later\./],
] as const

for (const [timezoneId, told] of zones) {
  test.describe(`a browser in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('shows the times of an agenda as the server told them, and how far its own clock is from them', async ({
      page,
      signInAs,
    }) => {
      await signInAs('fellow')
      await page.goto('/events/1')
      const hydrated = page.getByRole('button', { name: 'Copy the event code' })
      await expect(hydrated).toBeVisible()

      const answer = await page.goto('/events/1')
      const sent = new Page((await answer?.text()) ?? '', '/events/1')
      await expect(hydrated).toBeVisible()
      expect(sent.text(AGENDA)).toMatch(told)
      await expect(page.getByText(told)).toBeVisible()
      await expect(page.locator(TIMES)).toHaveText(sent.texts(TIMES))
    })
  })
}
