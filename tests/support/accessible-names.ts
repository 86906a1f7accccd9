import type { Page } from '@playwright/test'

type Node = { ignored?: boolean; role?: { value?: unknown }; name?: { value?: unknown } }

/** What stands together in Chromium's accessibility tree though a blank is between in the text of the page. */
export async function wordsWithoutBlanks(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const written = await page.evaluate(() =>
    [
      ...document.querySelectorAll('a, button, summary, label, legend, h1, h2, h3, h4, td, th, option, li'),
    ].map(({ textContent }) => (textContent ?? '').trim()),
  )
  const texts = new Map(written.map((text) => [joined(text), text]))
  const inNames = nodes.filter(isNamed).flatMap((node) => {
    const name = textOf(node)
    const text = texts.get(joined(name))
    return text !== undefined && lacksBlank(name, text) ? name : []
  })
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const besideEachOther = nodes.flatMap(({ childIds = [] }) => {
    const children = childIds.map((id) => byId.get(id))
    return children.flatMap((child, index) => {
      const [before, after] = [children[index - 1], child].map((it) => (isText(it) ? textOf(it) : ''))
      return /[\p{L}\p{N}]$/u.test(before ?? '') && /^[\p{L}\p{N}]/u.test(after ?? '')
        ? `${before}${after}`
        : []
    })
  })
  return [...new Set([...inNames, ...besideEachOther])]
}

const textOf = ({ name }: Node) => String(name?.value ?? '')
const isText = (node: Node | undefined): node is Node => node?.role?.value === 'StaticText'
const isNamed = (node: Node) => !node.ignored && !isText(node) && textOf(node) !== ''

const joined = (text: string) => text.replace(/\s+/g, '')

/** Both are the same but for blanks. */
function lacksBlank(name: string, text: string): boolean {
  let at = 0
  for (const letter of text) {
    if (/\s/.test(letter)) {
      if (
        at > 0 &&
        at < name.trimEnd().length &&
        !/\s/.test(name[at] ?? '') &&
        !/\s/.test(name[at - 1] ?? '')
      )
        return true
      continue
    }
    while (/\s/.test(name[at] ?? '')) at++
    at += letter.length
  }
  return false
}
