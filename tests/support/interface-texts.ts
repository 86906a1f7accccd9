import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type ESTree, parseSync } from 'vite'

/** An interface text in its source. Interpolated values are written {…}. */
export type InterfaceText = { text: string; file: string; line: number }

type Node = ESTree.Node
type Element = ESTree.JSXElement | ESTree.JSXFragment
type Found = { text: string; start: number }

const ROOT = path.resolve(import.meta.dirname, '../..')
const SOURCES = globSync('{app,server,scripts}/**/*.{ts,tsx}', {
  cwd: ROOT,
  exclude: ['app/db/**', 'app/backup/{load,restore-backup,session,tables}.server.ts', 'scripts/bench/**'],
})

export const readInterfaceTexts = (): InterfaceText[] => SOURCES.sort().flatMap(textsOfFile)

function textsOfFile(file: string): InterfaceText[] {
  const source = readFileSync(path.join(ROOT, file), 'utf8')
  return textsIn(source, file).map(({ text, start }) => ({
    text,
    file,
    line: source.slice(0, start).split('\n').length,
  }))
}

/** The texts of one source, in order. */
export function textsIn(source: string, file: string): Found[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const found: Found[] = []
  collect(program, found)
  return found
}

/** Attributes and properties whose text is shown or spoken even if it is a single word. */
const SHOWN =
  /^(alt|fault|heading|hint|label|lead|message|pending|placeholder|text|title|what|aria-(label|description))$/

/** Attributes that are for browsers and styles. */
const UNREAD =
  /^(accept|autoComplete|class(Name)?|d|form|href|id|key|name|pattern|rel|role|sizes|src|style|to|type|value)$/

/** What is said to the database. */
const STATEMENT =
  /^\s*(SELECT|SET LOCAL|INSERT INTO|UPDATE|DELETE FROM|ALTER|CREATE|DROP|TRUNCATE|COPY|LOCK) /

function collect(node: Node, found: Found[]): void {
  if (isUnread(node)) return
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    const texts = spoken(node).split(APART).map(tidy)
    for (const text of texts) if (/\p{L}/u.test(text)) found.push({ text, start: startOf(node) })
  }
  const text = textOf(node)
  if (text !== null && /\p{L} | \p{L}/u.test(text) && !STATEMENT.test(text))
    found.push({ text: tidy(text), start: node.start })
  const word = shownWord(node)
  if (word !== null) found.push({ text: word, start: node.start })
  for (const child of childrenOf(node)) collect(child, found)
}

/** Users never see module names, types, statements, or texts for the terminal and the log. */
function isUnread(node: Node): boolean {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'TSTypeAliasDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAnnotation':
    case 'TSTypeParameterInstantiation':
    case 'TaggedTemplateExpression':
    case 'ThrowStatement':
      return true
    case 'NewExpression':
      return /Error$/.test(nameOf(node.callee))
    case 'CallExpression':
      return node.callee.type === 'Super' || /(^|\.)log\./.test(nameOf(node.callee))
    case 'Property':
      return nameOf(node.key) === 'statusText'
    case 'JSXAttribute':
      return UNREAD.test(nameOf(node.name))
    default:
      return false
  }
}

/** The text of an element and its inline elements; block elements are separate. */
function spoken(node: Element): string {
  return node.children
    .map((child, place, siblings) => {
      if (child.type === 'JSXText' && /^\s*\n\s*$/.test(child.value))
        return isBesideValue(siblings, place) ? '' : APART
      if (child.type === 'JSXText') return child.value
      if (child.type === 'JSXExpressionContainer') return textOf(child.expression) ?? '{…}'
      if (child.type !== 'JSXElement' || !INLINE.test(nameOf(child.openingElement.name))) return APART
      return spoken(child)
    })
    .join('')
}

const isBesideValue = (siblings: Node[], place: number) =>
  [siblings[place - 1], siblings[place + 1]].some((sibling) => sibling?.type === 'JSXExpressionContainer')

const APART = '\u2028'

const INLINE = /^(a|Link|strong|b|em|bdi|code|span|time|abbr)$/

const startOf = (node: Element) =>
  node.children.find((child) => child.type === 'JSXText' && /\S/.test(child.value))?.start ?? node.start

function textOf(node: Node): string | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type !== 'TemplateLiteral') return null
  return node.quasis.map(({ value }) => value.cooked ?? value.raw).join('{…}')
}

function shownWord(node: Node): string | null {
  if (node.type !== 'JSXAttribute' && node.type !== 'Property') return null
  const name = nameOf(node.type === 'Property' ? node.key : node.name)
  const text = node.value && SHOWN.test(name) ? textOf(node.value) : null
  return text && /^\p{L}+$/u.test(text) ? text : null
}

function nameOf(node: Node): string {
  switch (node.type) {
    case 'JSXIdentifier':
    case 'Identifier':
      return node.name
    case 'Literal':
      return String(node.value)
    case 'CallExpression':
      return nameOf(node.callee)
    case 'MemberExpression':
      return `${nameOf(node.object)}.${nameOf(node.property)}`
    default:
      return ''
  }
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((value): value is Node => typeof value === 'object' && value !== null && 'type' in value)
}
