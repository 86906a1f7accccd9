/** The size of a first visit: everything compressed as the server sends it, in bytes. */
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { HTMLElement } from 'node-html-parser'
import { Page } from '../../tests/support/html.ts'
import type { Visitor } from './visitor.ts'

export type Weight = {
  /** Without the inlined stylesheet. */
  html: number
  inlinedCss: number
  cssFile: number
  javascript: number
  /** From this server: page, styles, scripts and images. */
  requests: number
}

/** As the server compresses its pages. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } }

/** `visitor` has an empty cache. */
export async function weigh(visitor: Visitor, address: string): Promise<Weight> {
  const { body } = await visitor.bytes(address)
  const html = brotliDecompressSync(body).toString()
  const bare = brotliCompressSync(html.replace(/<style[\s\S]*?<\/style>/g, ''), QUALITY).length
  const { styles, scripts, pictures } = filesOf(new Page(html, address).root)
  return {
    html: bare,
    inlinedCss: body.length - bare,
    cssFile: await sizeOf(visitor, styles),
    javascript: await sizeOf(visitor, scripts),
    requests: 1 + styles.size + scripts.size + pictures.size,
  }
}

function filesOf(root: HTMLElement) {
  const own = (selector: string, attribute: string) =>
    root
      .querySelectorAll(selector)
      .map((element) => element.getAttribute(attribute)?.split('#')[0] ?? '')
      .filter((address) => address.startsWith('/'))
  const imported = root
    .querySelectorAll('script[type=module]')
    .flatMap((script) => [...script.text.matchAll(/(?:from|import)\s*\(?"(\/[^"]+)"/g)])
    .map(([, address = '']) => address)
  return {
    styles: new Set(own('link[as=style], link[rel=stylesheet]', 'href')),
    scripts: new Set([...own('link[rel=modulepreload]', 'href'), ...own('script[src]', 'src'), ...imported]),
    pictures: new Set([...own('img', 'src'), ...own('use', 'href'), ...own('link[rel=icon]', 'href')]),
  }
}

async function sizeOf(visitor: Visitor, addresses: Iterable<string>): Promise<number> {
  let size = 0
  for (const address of addresses) {
    const response = await visitor.fetch(address)
    await response.arrayBuffer()
    size += Number(response.headers.get('Content-Length'))
  }
  return size
}
