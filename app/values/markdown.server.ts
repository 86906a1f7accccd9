import { Marked } from 'marked'
import sanitize, { type Attributes, type Tag } from 'sanitize-html'
import { isEmail } from './email-address.ts'
import { webUrl } from './web-url.ts'

const marked = new Marked({ gfm: true, breaks: true })

const inline = ['a', 'br', 'code', 'del', 'em', 'strong']
const blocks = ['blockquote', 'hr', 'li', 'ol', 'p', 'pre', 'ul']
const tables = ['table', 'tbody', 'td', 'th', 'thead', 'tr']
const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']

/**
 * Staff's Markdown as HTML without active content: no scripts, styles, frames or images, and links only to web pages,
 * email and paths of this site. Its headings begin at the level of `topHeading`, so that they fit below those of the page,
 * and skip none. What leads nowhere is no link, and what a link has no text for is left out.
 */
export function markdownToHtml(markdown: string, topHeading: 2 | 3 | 4 | 5 = 2): string {
  const levels = outline()
  const heading = (tag: string): Tag => ({
    tagName: `h${Math.min(6, topHeading + levels(tag) - 1)}`,
    attribs: {},
  })
  return sanitize(marked.parse(markdown, { async: false }), {
    allowedTags: [...inline, ...blocks, ...tables, ...headings],
    allowedAttributes: { a: ['href', 'rel'], ol: ['start'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    transformTags: {
      ...Object.fromEntries(headings.map((tag) => [tag, heading])),
      ol: withNumber,
      a: asLink,
    },
    exclusiveFilter: ({ tag, text }) => tag === 'a' && text.trim() === '',
  }).trim()
}

function withNumber(tagName: string, { start = '' }: Attributes): Tag {
  if (/^\d{1,9}$/.test(start)) return { tagName, attribs: { start } }
  return { tagName, attribs: {} }
}

function asLink(_: string, { href = '' }: Attributes): Tag {
  if (leadsOn(href)) return { tagName: 'a', attribs: { href, rel: 'noopener' } }
  return { tagName: 'span', attribs: {} }
}

/** Answers of one heading after the other how many are open around it, itself included. */
function outline() {
  const open: string[] = []
  return (tag: string) => {
    while ((open.at(-1) ?? '') >= tag) open.pop()
    return open.push(tag)
  }
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
