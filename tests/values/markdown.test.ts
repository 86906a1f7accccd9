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
  '<ul>text</ul>',
  '<ol><p>x</p></ol>',
  '<li>x</li>',
  '<table>x</table>',
  '<tr><td>1</td><td>2</td></tr>',
  '<td>x',
  '<h1><p>x</p></h1>',
  '<h2>\n\n- a\n\n</h2>',
  '<em>\n\n- a\n\n</em>',
  '- <em>x\n  - y',
  '<strong>a\n\nb</strong>',
  '| <em>a | b</em> |\n|---|---|\n| <p>1 | <h3>2</h3> |',
  '[a <https://example.org> b](/help)',
  '[<a href="/directory">y</a>](/help)',
  '<a href="/help">\n\nx\n\n</a>',
  '<code>a <em>b</code> c</em>',
  '<blockquote><li>x',
  '<pre>\n\na\n\n</pre>',
  '<math><mi>x</mi></math><svg><p>x',
  '<details>\n<summary>S</summary>\n\n**x**\n\n</details>',
  '<p><ul><li>x</p>',
  '#\n\n##\n\n### x',
  '<!DOCTYPE html><html><head><title>x</title><body>y',
  '<template><slot>x</template>',
  '> <p>\n> - </p>',
  '- <ul>\n- x',
  '> </blockquote>\n> x',
  '| <td> | </table> |\n|-|-|\n| x | y |',
  '# <h1>x</h1>',
  '[<em>x](/help)</em>',
  '**<strong>x**</strong>',
  '<em>*x</em>*',
  '<em><em>x</em></em>',
  '~~<del>x~~</del>',
  '1. <ol>\n   1. x',
  '<br></br><em\n>x</em> <em>y</em ',
  '<!-- <em> --> x <https://example.org/<em>>',
  '\\<em>x &lt;em&gt;y',
  '- [ ] <li>x\n- [x] </li>',
  '[x]: <p>\n\n[x] [^1]\n\n[^1]: <p>y',
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
  ['<!-- a\n\nb -->'],
  ['<script>\n\nalert(1)\n\n</script>'],
  ['<object data=x></object><embed src=x>'],
  ['<meta http-equiv=refresh content="0;url=//evil.example"><base href="//evil.example">'],
  ['<?php x ?>'],
  ['<![CDATA[x]]>'],
  ['#\n\n##'],
])('%j leaves nothing behind', (markdown) => {
  expect(markdownToHtml(markdown)).toBe('')
})

test.each([
  ['un<b>bold</b>ed', '<p>unbolded</p>'],
  ['a<br>b<BR/>c', '<p>a<br />b<br />c</p>'],
  ['<a href="/help" onclick="x">y & z</a>', '<p><a href="/help" rel="noopener">y &amp; z</a></p>'],
  ['a <em>b</em> <del>c</del>', '<p>a <em>b</em> <del>c</del></p>'],
  ['a <script>alert(1)</script>b', '<p>a b</p>'],
  ['x <!-- y -->z', '<p>x z</p>'],
])('of the HTML in %j, what is whole stays, and the text of the rest', (markdown, html) => {
  expect(markdownToHtml(markdown)).toBe(html)
})

test.each(['>', '> ', '- ', '1. ', '* ', '> - '])('%j ten thousand times is still a page', (begin) => {
  expect(markdownToHtml(`${begin.repeat(10_000)}x`)).toContain('x')
  expect(markdownToText(`${begin.repeat(10_000)}x`)).toContain('x')
})

test.each([
  ['* * * * * * * * * * * * * * * * * * * * * * * *', '<hr />'],
  [`a\n${'-'.repeat(60)}`, '<h2>a</h2>'],
  [`${'-'.repeat(60)}x`, `<p>${'-'.repeat(60)}x</p>`],
])('%j isn’t taken for nesting', (markdown, html) => {
  expect(markdownToHtml(markdown)).toBe(html)
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

test.each([
  '[x](tel:1)',
  '<tel:1>',
  '[x](javascript:1)',
  '[**x**](ftp://example.org)',
  '[](tel:1)x',
  '[x][y]\n\n[y]: data:,',
])('a link behind %s, which leads nowhere, is whole', (markdown) => {
  const html = markdownToHtml(
    `${markdown.split('\n')[0]} [z](/kudos) end${markdown.slice(markdown.split('\n')[0]?.length)}`,
  )
  expect(html).toMatch(/<a href="\/kudos" rel="noopener">z<\/a> end<\/p>$/)
  expect(html.match(/<\/?(?:a|span)\b/g)).toHaveLength(2)
})

test.each(['[](https://example.org/)', '[ ](/directory)', '[![x](https://example.org/x.png)](/directory)'])(
  '%s has no text, so it is no link',
  (markdown) => {
    expect(markdownToHtml(markdown)).toBe('')
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
