// @one-database: it reads sources.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type ESTree, parseSync } from 'vite'
import { expect, test } from 'vitest'

/** Classes of one place that only lays itself out, and why it doesn't do so with utilities. */
const REASONED: Record<string, string> = {
  activity: 'a part of what announcements and resources say, which tests read in their pages and previews',
  'admin-form': 'one form for all records, which tests of every noun fill in by this name',
  'brand-mark': 'on every page, each of which would carry its utilities',
  'event-actions': 'twelve on a page of events',
  'event-facts': 'twelve on a page of events',
  'event-kind': 'twelve on a page of events',
  'event-title': 'twelve on a page of events',
  optional: 'on most fields of long forms',
  'row-grip': 'in each row of a form',
  'time-ago': 'with each of twenty answers',
}

const ROOT = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

type Rule = { selector: string; nested: boolean }

/** The selectors of a stylesheet. A rule is nested if it stands in another, whatever at-rules are between. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = []
  const open: string[] = []
  for (const [, before = '', brace] of css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)) {
    if (brace === '}') open.pop()
    if (brace !== '{') continue
    const selector = before.trim()
    if (!selector.startsWith('@'))
      rules.push({ selector, nested: open.some((outer) => !outer.startsWith('@')) })
    open.push(selector)
  }
  return rules
}

const classesIn = (selector: string) =>
  [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name)

/** Texts of a source's class attributes and calls of classNames, an interpolated value as {…}. */
function classTextsOf(file: string): string[] {
  const texts: string[] = []
  const visit = (node: ESTree.Node, inClass: boolean) => {
    const within = inClass || namesClasses(node)
    if (within && node.type === 'Literal' && typeof node.value === 'string') texts.push(node.value)
    if (within && node.type === 'TemplateLiteral')
      texts.push(node.quasis.map(({ value }) => value.cooked).join('{…}'))
    for (const child of Object.values(node).flat())
      if (child && typeof child === 'object' && 'type' in child) visit(child as ESTree.Node, within)
  }
  visit(parseSync(file, read(file)).program, false)
  return texts
}

function namesClasses(node: ESTree.Node): boolean {
  if (node.type === 'JSXAttribute') return /classname$/i.test(String(node.name.name))
  if (node.type === 'CallExpression')
    return node.callee.type === 'Identifier' && node.callee.name === 'classNames'
  return (
    node.type === 'AssignmentPattern' && node.left.type === 'Identifier' && node.left.name === 'className'
  )
}

const sheets = globSync('app/ui/styles/*.css', { cwd: ROOT })
const rules = sheets.flatMap((file) => rulesOf(read(file)))
const printed = rulesOf(read('app/ui/styles/print.css')).flatMap(({ selector }) => classesIn(selector))
const own = [...new Set(rules.flatMap(({ selector }) => classesIn(selector)))]
const given = globSync('app/**/*.tsx', { cwd: ROOT })
  .flatMap(classTextsOf)
  .flatMap((text) => text.split(/\s+/))

const placesOf = (name: string) => given.filter((text) => text === name).length
/** One of several, such as `tone-{…}`. */
const isComposed = (name: string) =>
  given.some((text) => text.endsWith('-{…}') && name.startsWith(text.slice(0, -3)))

/** Whether its rules style its element and nothing else. */
const isPlain = (name: string) =>
  !printed.includes(name) &&
  rules.every(({ selector, nested }, index) => {
    const parts = selector.split(/,\s*/).filter((part) => classesIn(part).includes(name))
    return parts.every((part) => part === `.${name}` && !nested && !rules[index + 1]?.nested)
  })

test('every own class is given to an element', () => {
  expect(own.length).toBeGreaterThan(100)
  expect(own.filter((name) => placesOf(name) === 0 && !isComposed(name))).toEqual([])
})

test('an own class of one place styles more than that place: states, what is in it, or others that are beside it', () => {
  const once = own.filter((name) => placesOf(name) === 1 && !isComposed(name) && isPlain(name))
  expect(once.sort()).toEqual(Object.keys(REASONED))
})
