import { Marked } from 'marked'
import sanitize, { type Attributes, type Tag } from 'sanitize-html'
import { isEmail } from './email-address.ts'
import { webUrl } from './web-url.ts'

const marked = new Marked({
  gfm: true,
  breaks: true,
  tokenizer: { html: onlyHiddenBlocks, tag: wholeElement },
  renderer: { html: withoutTags },
})

const inline = ['a', 'br', 'code', 'del', 'em', 'strong']
const blocks = ['blockquote', 'hr', 'li', 'ol', 'p', 'pre', 'ul']
const tables = ['table', 'tbody', 'td', 'th', 'thead', 'tr']
const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']

// Nothing without text.
const said = ['a', 'p', ...headings]

// A link whose target was taken away. Were it another element by then, one that isn't allowed, the next link would be closed as
// that one.
const leadingNowhere = /<a>(.*?)<\/a>/gs

// What no one reads: comments, and elements whose content isn't text.
const hidden = /^ {0,3}<(?:!--|(?:script|style|textarea)\b)/i

// An element with nothing but text inside, so it is whole wherever it is.
const whole = /^<(a|code|del|em|strong|script|style|textarea)(?:\s[^<>]*)?>[^<]+<\/\1\s*>/i

// Tags in the middle of a word.
const inWords = /^<\/?(?:a|abbr|b|code|del|em|font|i|ins|kbd|mark|q|s|small|span|strong|sub|sup|u|wbr)\b/i

/** Any other block of HTML is a paragraph with tags in it, so that no element is open where Markdown begins another. */
function onlyHiddenBlocks(source: string) {
  return hidden.test(source) ? (false as const) : undefined
}

function wholeElement(source: string) {
  const raw = whole.exec(source)?.[0]
  if (raw === undefined) return false as const
  return { type: 'html' as const, raw, text: raw, block: false, inLink: false, inRawBlock: false }
}

/** Line breaks and whole elements stay elements. Of any other HTML the text stays. */
function withoutTags({ text }: { text: string }): string {
  if (hidden.test(text)) return ''
  if (whole.test(text) || /^<br\s*\/?>$/i.test(text)) return text
  return inWords.test(text) ? '' : ' '
}

// Quotes and lists that begin in each other on one line: the first 20, and any more.
const begin = '(?:[ \\t]*(?:>|(?:[-+*]|\\d{1,9}[.)])(?=[ \\t])))'
const tooNested = new RegExp(`^(${begin}{20})${begin}+`, 'gm')

/** The parser calls itself for each that is in another, so they are as deep as anyone reads. */
const toHtml = (markdown: string) => marked.parse(markdown.replace(tooNested, '$1'), { async: false })

/**
 * Staff's Markdown as HTML without active content: no scripts, styles, frames or images, and links only to web pages,
 * email and paths of this site. Its headings begin at the level of `topHeading`, so that they fit below those of the page,
 * and skip none. What leads nowhere is no link; links, headings and paragraphs without text are left out, and so are tags
 * that could stay open. Whatever is written, the result is valid.
 */
export function markdownToHtml(markdown: string, topHeading: 2 | 3 | 4 | 5 = 2): string {
  const levels = outline()
  const heading = (tag: string): Tag => ({
    tagName: `h${Math.min(6, topHeading + levels(tag) - 1)}`,
    attribs: {},
  })
  return sanitize(toHtml(markdown), {
    allowedTags: [...inline, ...blocks, ...tables, ...headings],
    allowedAttributes: { a: ['href', 'rel'], ol: ['start'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    transformTags: {
      ...Object.fromEntries(headings.map((tag) => [tag, heading])),
      ol: withNumber,
      a: asLink,
    },
    exclusiveFilter: ({ tag, text }) => said.includes(tag) && text.trim() === '',
  })
    .replace(leadingNowhere, '$1')
    .trim()
}

function withNumber(tagName: string, { start = '' }: Attributes): Tag {
  if (/^\d{1,9}$/.test(start)) return { tagName, attribs: { start } }
  return { tagName, attribs: {} }
}

function asLink(_: string, { href = '' }: Attributes): Tag {
  if (leadsOn(href)) return { tagName: 'a', attribs: { href, rel: 'noopener' } }
  return { tagName: 'a', attribs: {} }
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
  const html = sanitize(toHtml(markdown), { allowedTags: [], allowedAttributes: {} })
  return html.replace(/&(lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity).trim()
}
