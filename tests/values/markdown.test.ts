import { expect, test } from 'vitest'
import { markdownToHtml, markdownToText } from '#app/values/markdown.server.ts'
import { faultsIn } from '../support/markup.ts'

test('Markdown becomes paragraphs, lists, emphasis and links that open no way back', () => {
  expect(markdownToHtml('Hello **all**\nof you\n\n- one\n- two\n\n[More](https://example.org/more)')).toBe(
    '<p>Hello <strong>all</strong><br />of you</p>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>\n' +
      '<p><a href="https://example.org/more" rel="noopener">More</a></p>',
  )
})

test('headings start at the level that the page has free, and never go below the sixth', () => {
  expect(markdownToHtml('# One\n\n## Two')).toBe('<h2>One</h2>\n<h3>Two</h3>')
  expect(markdownToHtml('## Two', 4)).toBe('<h4>Two</h4>')
  expect(markdownToHtml('# One\n\n## Two\n\n### Three', 5)).toBe('<h5>One</h5>\n<h6>Two</h6>\n<h6>Three</h6>')
})

test.each([
  '# One\n\n### Three\n\n## Two\n\n#### Four\n\n# One',
  '##### Five\n\n### Three\n\n# One\n\n###### Six',
  'Title\n=====\n\nPart\n----\n\n#### Note',
  '<h1>Ours</h1>\n\n### Three\n\n<h5>Five</h5>',
  '> ## Quoted\n\n- ### Listed\n\n1. # One',
  '# **Bold** [link](/help) `code`\n## \n#',
  '#One\n####### Seven',
  '| a | b |\n|---|:-:|\n| 1 | [x](/help) |',
  '| a |\n|---|\n| <b>x | y',
  '- a\n  - b\n    1. c\n\n       d',
  '3. three\n4. four',
  '- [ ] open\n- [x] done',
  '<p>one<p>two<div><p>three',
  '<a href="/help"><a href="/help">twice</a></a>',
  '[a [b](/help) c](/directory)',
  '<ol start="-3x"><li>x</ol>',
  '<em>x</p></em></strong>',
  '<details open><summary>x</summary>y</details>',
  '```html\n<h1>x\n```\n\n    # indented',
  'a<br>b<br/>c<hr>d',
  '***\n\n<!-- x -->\n\n&lt;b&gt; &nbsp; & &bogus;',
])('%j is valid HTML, whose headings skip no level', async (markdown) => {
  const page = (html: string) =>
    `<!DOCTYPE html>\n<html lang="en"><head><title>x</title></head><body><h1>x</h1>${html}</body></html>\n`
  expect(await faultsIn(page(markdownToHtml(markdown)))).toEqual([])
})

test.each([
  ['<script>alert(1)</script>'],
  ['<img src=x onerror=alert(1)>'],
  ['![x](https://tracker.example.org/pixel.gif)'],
  ['<svg onload=alert(1)>'],
  ['<iframe src="https://evil.example"></iframe>'],
  ['<style>body { display: none }</style>'],
  ['<form action="https://evil.example"><input name=password></form>'],
])('%s leaves nothing behind', (markdown) => {
  expect(markdownToHtml(markdown).replace(/^<p><\/p>$/, '')).toBe('')
})

test.each([
  '[x](javascript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](vbscript:x)',
  '[x](//evil.example/)',
  '<a href="java&#115;cript:alert(1)" onclick="alert(1)" style="color:red">x</a>',
  '[x]()',
  '[x](#)',
  '[x](#part)',
  '[x](www.example.org)',
  '[x](../relative)',
  '[x](https://)',
  '[x](https://me:secret@example.org/)',
  '[x](mailto:)',
  '[x](mailto:nobody)',
  String.raw`<a href="/\evil.example">x</a>`,
  '<a name="here">x</a>',
])('%s leads nowhere, so it is no link', (markdown) => {
  expect(markdownToHtml(markdown)).toBe('<p>x</p>')
})

test.each(['[](https://example.org/)', '[ ](/directory)', '[![x](https://example.org/x.png)](/directory)'])(
  '%s has no text, so it is no link',
  (markdown) => {
    expect(markdownToHtml(markdown)).toBe('<p></p>')
  },
)

test('a path of this site and a mail address stay links', () => {
  expect(markdownToHtml('[x](/directory?page=2)')).toContain('href="/directory?page=2"')
  expect(markdownToHtml('[x](mailto:imani@example.org)')).toContain('href="mailto:imani@example.org"')
})

test('what looks like HTML in code stays text', () => {
  expect(markdownToHtml('`<b>`')).toBe('<p><code>&lt;b&gt;</code></p>')
})

test('as plain text, Markdown is what its reader sees', () => {
  expect(markdownToText('# A **bold** [guide](https://example.org/x) & `<b>`\n\n- one\n- two')).toBe(
    'A bold guide & <b>\n\none\ntwo',
  )
})
