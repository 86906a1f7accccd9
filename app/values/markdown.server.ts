import { Marked } from 'marked'
import sanitize from 'sanitize-html'
import { isEmail } from './email-address.ts'
import { webUrl } from './web-url.ts'

const marked = new Marked({ gfm: true, breaks: true })

const inline = ['a', 'br', 'code', 'del', 'em', 'strong']
const blocks = ['blockquote', 'hr', 'li', 'ol', 'p', 'pre', 'ul']
const tables = ['table', 'tbody', 'td', 'th', 'thead', 'tr']

/**
 * Staff's Markdown as HTML without active content: no scripts, styles, frames or images, and links only to web pages,
 * email and paths of this site. Its highest headings get the level of `topHeading`, so that they fit below those of the
 * page. What leads nowhere is no link, and what a link has no text for is left out.
 */
export function markdownToHtml(markdown: string, topHeading: 2 | 3 | 4 | 5 = 2): string {
  const headings = [1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, `h${Math.min(6, topHeading + level - 1)}`])
  return sanitize(marked.parse(markdown, { async: false }), {
    allowedTags: [...inline, ...blocks, ...tables, ...headings.flat()],
    allowedAttributes: { a: ['href', 'rel'], ol: ['start'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    transformTags: {
      ...Object.fromEntries(headings),
      a: (_, { href = '' }) =>
        leadsOn(href)
          ? { tagName: 'a', attribs: { href, rel: 'noopener' } }
          : { tagName: 'span', attribs: {} },
    },
    exclusiveFilter: ({ tag, text }) => tag === 'a' && text.trim() === '',
  }).trim()
}

/** To a web page, an email or a path of this site. */
function leadsOn(target: string): boolean {
  const [, address] = /^mailto:([^?]+)/i.exec(target) ?? []
  if (address) return isEmail(address)
  return /^\/(?![/\\])/.test(target) || webUrl(target) !== null
}

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

/** The Markdown as a reader sees it, in plain text. */
export function markdownToText(markdown: string): string {
  const html = sanitize(marked.parse(markdown, { async: false }), { allowedTags: [], allowedAttributes: {} })
  return html.replace(/&(lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity).trim()
}
