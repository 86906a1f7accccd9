/**
 * Looks for faults of accessibility. A page is one that was looked at already where everything is the same that a rule reads:
 * then nothing is asked again, and where only its looks differ (another width, another mode), only the rules about looks are.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { ROOT } from './prepared.ts'

/** The builder that brings it asks a page six times for one look, and has all sent that is right. */
const axeSource = readFileSync(path.join(ROOT, 'node_modules/axe-core/axe.min.js'), 'utf8')

type Look = Parameters<AxeBuilder['options']>[0]
type Axe = {
  configure: (settings: { noHtml: boolean }) => void
  run: (context: Document, look: Look) => ReturnType<AxeBuilder['analyze']>
}

const EVERY_RULE = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] } as const
/** What depends on colors, sizes and places. All others read the document, and whether a part of it is shown. */
const OF_LOOKS = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'],
} as const

/** What isn't read of the report isn't made, and no rule here reads stylesheets. */
const lookWith = (runOnly: typeof EVERY_RULE | typeof OF_LOOKS): Look => ({
  runOnly: { ...runOnly, values: [...runOnly.values] } as Look['runOnly'],
  resultTypes: ['violations'],
  selectors: false,
  elementRef: true,
  preload: { assets: ['media'] },
})

/** Of the run: a file for each page that has no fault, by what a rule reads of it. */
const memory = process.env.PAGES_WITHOUT_FAULT
const isKnown = (key: string) => memory !== undefined && existsSync(path.join(memory, key))
function remember(keys: string[]) {
  if (memory) for (const key of keys) writeFileSync(path.join(memory, key), '')
}

export async function faultsOn(page: Page, isScripted: boolean): Promise<string[]> {
  // What frames hold isn't read.
  const keys = page.frames().length === 1 ? await page.evaluate(readAll) : undefined
  if (keys && isKnown(keys.looks)) return []
  const rules = keys && isKnown(keys.content) ? OF_LOOKS : EVERY_RULE
  if (!isScripted) await page.evaluate(ringTimersAtOnce)
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource)
  const found = await page.evaluate(findViolations, lookWith(rules))
  if (keys && found.length === 0) remember([keys.content, keys.looks])
  return found
}

/** In the page. */
async function findViolations(look: Look): Promise<string[]> {
  const { axe } = window as unknown as { axe: Axe }
  axe.configure({ noHtml: true })
  const { violations } = await axe.run(document, look)
  type Found = { element?: Element }
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n  ${nodes.map((node) => (node as Found).element?.outerHTML.slice(0, 300)).join('\n  ')}`,
  )
}

/** In the page: axe waits for timers, which never fire without JavaScript. */
function ringTimersAtOnce() {
  Object.assign(window, { setTimeout: (work: () => void) => void Promise.resolve().then(work) })
}

/** In the page: names for all that rules read, with the looks of each element and without. */
async function readAll() {
  const nameOf = async (text: string) => {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
    return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  }
  const unread = 'script, style, link, template, meta[name=theme-color], input[type=hidden]'
  const copy = document.documentElement.cloneNode(true) as Element
  for (const part of copy.querySelectorAll(unread)) part.remove()
  const shown: string[] = []
  const looks: (string | number)[] = [innerWidth, innerHeight]
  for (const mode of ['(prefers-color-scheme: dark)', '(forced-colors: active)', 'print'])
    looks.push(String(matchMedia(mode).matches))
  for (const element of document.body.querySelectorAll(`:not(${unread})`)) {
    const box = element.getBoundingClientRect()
    const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const isInSight = box.width > 1 && box.height > 1 && box.right > 0 && box.bottom + scrollY > 0
    shown.push(`${Number(isShown)}${Number(isInSight)}${Number(element.matches('dialog:modal'))}`)
    if (!isShown) continue
    const { color, backgroundColor, opacity } = getComputedStyle(element)
    looks.push(box.x, box.y, box.width, box.height, color, backgroundColor, opacity)
  }
  const content = `${copy.outerHTML}\n${shown.join()}`
  return { content: await nameOf(content), looks: await nameOf(`${content}\n${looks.join()}`) }
}
