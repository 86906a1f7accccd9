// @one-database: it reads sources.
import { describe, expect, test } from 'vitest'
import { type InterfaceText, readInterfaceTexts, textsIn } from './support/interface-texts.ts'
import { SPEC_NAMES, SPEC_TEXTS } from './support/spec-texts.ts'

/** What docs/voice.md asks of the texts, as far as it can be read off them. */
const TEXTS = readInterfaceTexts()

/** Texts of ours: the others, and those that others are quoted in, are the specification's. */
const OURS = TEXTS.filter(({ text }) => !SPEC_TEXTS.includes(text)).map(({ text, ...place }) => ({
  ...place,
  text: without(
    SPEC_TEXTS.filter((quoted) => quoted.includes(' ')),
    text,
  ),
}))

const WORDS: [refused: RegExp, instead: string][] = [
  [/\b(some|any|every|no)body\b/i, 'someone, anyone, everyone, no one'],
  [/(?<!\bby )\b(whom|whoever|whomever)\b/i, 'who, anyone who'],
  [/\bany more\b(?! emails)/i, 'no longer'],
  [/\bmeanwhile\b/i, 'after you opened it'],
  [/\ball the same\b/i, 'anyway'],
  [/\bat most\b|\bfrom 1 to\b/i, 'up to, or fewer, between 1 and'],
  [/(?<!\byou can |’t )\b(write|writes|wrote|written|writing) to\b/i, 'message a member, email us'],
  [/\be-mails?\b|\bmails\b/i, 'email'],
  [/\bpictures?\b|^(?!.*LinkedIn).*\bphotos?\b/i, 'image, or LinkedIn photo'],
  [/\b(un)?tick(s|ed)?\b|\bpress\b(?! Ctrl)/i, 'check, uncheck, choose'],
  [/\bput back\b|\bout of sight\b|\bkeep away\b|\bsettled?\b/i, 'restore, hidden, remove, review'],
  [/\bsuccessfully\b/i, 'what was done, alone'],
  [/\b(takes? part|attends)\b(?! in HR)/i, 'is taking part, is attending'],
  [/\blog(ging|ged)? (in|out)\b|\blogin\b|\blogout\b/i, 'sign in, sign out'],
  [/\bregister(ed)?\b/i, 'sign up'],
  [/\bplease\b(?! (assign|check|choose|confirm|describe|enter|select|use|write)\b)/i, 'what to do next'],
  [/\b(is|are|was|were|do|does|did|has|have|had|could|would|will) not\b|\bcan ?not\b/i, 'a contraction'],
  [/\bwill appear\b/i, 'will show up'],
]

const MONTHS = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec'

/** Whose capitals are their own. */
const NAMES = [
  'American',
  'Apple Calendar',
  'Black',
  'Central European',
  'Chromium',
  'Chrome',
  'Ctrl-C',
  'Debian',
  'Dr.',
  'Facebook',
  'Google Calendar',
  'Excel',
  'Hispanic',
  'Indian',
  'Instagram',
  'JavaScript',
  'Latino',
  'LinkedIn',
  'Markdown',
  'Node',
  'Outlook',
  'Playwright',
  'PostgreSQL',
  'Prof.',
  'Samsung Internet',
  'Twitter',
  'United States',
  // Buttons that a text sends to.
  'choose Block',
  'choose Contact',
]

/** Files whose strings are names of majors, places, peoples and packages. */
const OF_NAMES = /\/(majors|options|us-states|personal-choices|plans)\.ts$|\/subscriptions\/premium\.tsx$/

/** Things said on several pages: what they are recognized by, and how they are said. */
const ONE_TEXT: [said: RegExp, as: RegExp][] = [
  [/^This form (has|can)/, /^This form has expired\. Reload the page and try again\.$/],
  [
    /nothing (has been|was) saved/,
    /(, so nothing has been saved\. Save again to replace it( with your version)?|so nothing was saved\. What you typed is still here)\.$/,
  ],
  [
    /anyway\?$/,
    /(was changed after you opened it|changed this attendee after you opened the page)\. Remove .*anyway\?$/,
  ],
  [/\b(only|just) you (can )?see/i, /only you can see (this|it|your answers here)\b/i],
  [/^While your profile is hidden/, /^While your profile is hidden, you can’t /],
  [/\bmatch(es)? .*filters/, /^(No|Nothing)\b.* match(es)? (all your|these) filters/],
  [/^Start typing/, /^Start typing, then choose from the list( or add a new name)?\.$/],
  [/[Tt]oo many characters|characters or fewer/, /^Please use \{…\} characters or fewer\.$/],
]

describe('the texts of a source', () => {
  const textsOf = (source: string) => textsIn(source, 'page.tsx').map(({ text }) => text)

  test('are its sentences with the elements inside them, and what is said of fields', () => {
    expect(textsOf('const a = <p>Go to the <Link to="/a b">home page</Link>, {name}.</p>')).toEqual([
      'Go to the home page, {…}.',
      'home page',
    ])
    expect(textsOf('const b = <Field label="City" hint="Up to three" className="a b" />')).toEqual([
      'City',
      'Up to three',
    ])
    expect(textsOf("const c = z.string({ error: 'Please enter it.' })")).toEqual(['Please enter it.'])
    expect(textsOf(`const d = \`Signed in as \${name}.\``)).toEqual(['Signed in as {…}.'])
  })

  test('are not what stops the program, goes to its log or to the database', () => {
    expect(
      textsOf(
        "log.error({}, 'it did not'); db.query(sql`SELECT a b`); db.query('SELECT c d'); if (x) throw new Error('Not so, please')",
      ),
    ).toEqual([])
  })
})

test.each(SPEC_TEXTS)('the product says ‘%s’', (quoted) => {
  expect(TEXTS.some(({ text }) => text === quoted)).toBe(true)
})

describe('no text of ours', () => {
  test.each(WORDS)('has %s: it says %s', (refused) => {
    expect(oursWith(refused)).toEqual([])
  })

  test('has straight quotation marks and apostrophes, or single ones', () => {
    expect(oursWith(/\p{L}'\p{L}|^(?!.*-(src|uri|ancestors) ).*(^|[\s(])['"][\p{L}{]|‘/u)).toEqual([])
  })

  test('has three dots for an ellipsis', () => {
    expect(oursWith(/\.\.\./)).toEqual([])
  })

  test('has a date in another form than Mar 8, 2026', () => {
    expect(oursWith(new RegExp(`\\b(${MONTHS})[a-z]*\\.? \\d{1,2}\\b(?!, \\d{4})|\\d (${MONTHS})`))).toEqual(
      [],
    )
  })

  test('has capitals inside a sentence, other than those of names', () => {
    const sentences = OURS.filter(({ file }) => !OF_NAMES.test(file))
    expect(
      list(sentences.filter(({ text }) => hasInnerCapital(without([...SPEC_NAMES, ...NAMES], text)))),
    ).toEqual([])
  })
})

test.each(ONE_TEXT)('what is said as %s is said in one way', (said, as) => {
  const texts = OURS.filter(({ text }) => said.test(text))
  expect(texts.length).toBeGreaterThan(0)
  expect(list(texts.filter(({ text }) => !as.test(text)))).toEqual([])
})

const hasInnerCapital = (text: string) => /(?<=[\p{Ll}\p{N}],? )\p{Lu}\p{Ll}/u.test(text)

const oursWith = (refused: RegExp) => list(OURS.filter(({ text }) => refused.test(text)))

const list = (texts: InterfaceText[]) => texts.map(({ text, file, line }) => `${file}:${line}: ${text}`)

function without(phrases: string[], text: string): string {
  return phrases.reduce((rest, phrase) => rest.replaceAll(phrase, '{…}'), text)
}
