import type { Page } from '@playwright/test'

/**
 * What a screen reader says without being asked: the text of a live region whenever it changes or appears, and whatever
 * receives the focus otherwise than by Tab. Call it before the first page.
 */
export async function listenTo(page: Page) {
  await page.addInitScript(listen)
  return {
    /** What has been said so far on this document, since it was last forgotten. */
    heard: () => page.evaluate(() => [...(window as unknown as { heard: string[] }).heard]),
    forget: () => page.evaluate(() => void (window as unknown as { heard: string[] }).heard.splice(0)),
  }
}

/** In the page. */
function listen() {
  const LIVE = '[role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off]), output'
  const heard: string[] = []
  Object.assign(window, { heard })
  const last = new Map<Element, string>()
  /** Its text, without what is no part of the message. */
  const contentOf = (element: Element) => {
    const copy = element.cloneNode(true) as Element
    for (const quiet of copy.querySelectorAll('[aria-live=off]')) quiet.remove()
    return copy.textContent ?? ''
  }
  const textOf = (element: Element) => contentOf(element).replace(/\s+/g, ' ').trim()
  /** A message that differs by a blank alone is a new one. */
  const say = (region: Element) => {
    const [content, text] = [contentOf(region), textOf(region)]
    const isNew = last.get(region) !== content
    last.set(region, content)
    if (isNew && text !== '') heard.push(text)
  }
  addEventListener('DOMContentLoaded', () => {
    for (const region of document.querySelectorAll(LIVE)) last.set(region, contentOf(region))
    new MutationObserver((changes) => {
      const regions = new Set<Element>()
      for (const { target, addedNodes } of changes) {
        const own = (target instanceof Element ? target : target.parentElement)?.closest(LIVE)
        if (own) regions.add(own)
        for (const added of addedNodes) {
          if (!(added instanceof Element)) continue
          if (added.matches(LIVE)) regions.add(added)
          for (const inner of added.querySelectorAll(LIVE)) regions.add(inner)
        }
      }
      for (const region of regions) if (region.isConnected) say(region)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement) || target.tabIndex !== -1) return
    // Where one goes oneself, as with Tab.
    if (target.role === 'menuitem') return
    const text = textOf(target)
    // A message that takes the focus as it appears is said once: the focus cuts the first saying short.
    if (target.matches(LIVE) && heard.at(-1) === text) heard.pop()
    heard.push(`(focus) ${text}`)
  })
}
