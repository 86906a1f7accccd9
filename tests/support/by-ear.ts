import type { Page } from '@playwright/test'
import { expect } from './browser.ts'
import { listenTo } from './listening.ts'

type Step = [does: () => Promise<unknown>, hears: (string | RegExp)[]]

/** Takes one step after the other, and compares what is heard after each with the script. */
export async function walkByEar(page: Page, begin: () => Promise<unknown>, steps: Record<string, Step>) {
  const { heard, forget } = await listenTo(page)
  await begin()
  await page.waitForLoadState('networkidle')
  for (const [what, [does, hears]] of Object.entries(steps)) {
    await forget()
    await does()
    const said = hears.map((text) => (typeof text === 'string' ? text : expect.stringMatching(text)))
    await expect.poll(heard, { message: what, intervals: [50] }).toEqual(said)
    // Nothing follows: neither the same again nor anything else. What is typed is counted aloud a second later.
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(hears.length === 0 ? 1200 : 500)
    expect(await heard(), what).toEqual(said)
  }
}
