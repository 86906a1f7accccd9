import type { ElementHandle, Locator, Page } from '@playwright/test'
import { untilStored } from './browser-marks.ts'
import { expect } from './expecting.ts'

/** Presses Tab until the element with that role and name has the focus. */
export const tabTo = (page: Page, role: Parameters<Page['getByRole']>[0], name: string | RegExp) =>
  tabToElement(page, page.getByRole(role, { name }))

export async function tabToElement(page: Page, target: Locator) {
  let element = await find(target)
  for (let press = 0; press < 150; press++) {
    const where = await placeOf(element)
    if (where === 'focused') return
    if (where === 'gone') element = await find(target)
    else await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${target}`)
}

/** Looking for it by its role and name takes longer than a press of Tab, so it is done once. */
const find = (target: Locator) => target.first().elementHandle() as Promise<ElementHandle>

const placeOf = (element: ElementHandle) =>
  element
    .evaluate((it) => (!it.isConnected ? 'gone' : it === document.activeElement ? 'focused' : 'elsewhere'))
    // With its page.
    .catch(() => 'gone')

/** Goes to the element and presses Enter there, or another key. */
export async function pressOn(page: Page, target: Locator, key = 'Enter') {
  await tabToElement(page, target)
  await page.keyboard.press(key)
}

/** Presses what shows its effect before the server has answered. */
export const markWith = (page: Page, target: Locator, key?: string) =>
  untilStored(page, () => pressOn(page, target, key))

/** Goes to the field and types into it, replacing its value. */
export async function typeInto(page: Page, target: Locator, text: string) {
  await tabToElement(page, target)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

/** Goes to the closed list and types the beginning of an option, which may only come with the answer to another choice. */
export async function choose(page: Page, target: Locator, option: string) {
  const beginning = new RegExp(`^${option}`)
  await expect(target.locator('option').filter({ hasText: beginning })).not.toHaveCount(0)
  await tabToElement(page, target)
  await page.keyboard.type(option)
  await expect(target.locator('option:checked')).toHaveText(beginning)
}
