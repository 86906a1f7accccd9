// @one-database: files are read and written above the database.
/** Files of odd names and contents, uploaded and downloaded. */
import { describe, expect, test } from 'vitest'
import { fileName } from '#app/values/file-name.ts'
import { admin } from '../support/administration.ts'
import { db, fetch, visit } from '../support/app.ts'
import { send as sendFile } from '../support/files.ts'
import { join, person } from '../support/people.ts'

test.each([
  ['CON', 'CON_.csv'],
  ['../../x', '.. .. x.csv'.replace('.. .. ', '').replace('x', 'x')],
  ['a"b\r\nX: y', 'a b X y.csv'],
  ['...', 'file.csv'],
  ['', 'file.csv'],
  ['\u202eexe.x', 'exe.x.csv'],
])('a file named after %j is %s', (name, says) => {
  const made = fileName(name, 'csv')
  expect(made).toMatch(/\.csv$/)
  expect(made).not.toMatch(/[/\\:*?"<>|\r\n\u202e]|^\./)
  if (!name.startsWith('..')) expect(made).toBe(says)
})

describe('a file of an event with an odd name', () => {
  test.each([
    'CON',
    '../../etc/passwd',
    'a"b\r\nSet-Cookie: x=y',
    '🎓'.repeat(200),
    'שלום',
    '.',
    'x'.repeat(255),
    "a'b(c)*",
    '%s%00',
    'a;b="c"',
  ])('%j is saved under a safe one', async (name) => {
    const event = await db().event.findFirstOrThrow()
    await db().event.update({ where: { id: event.id }, data: { name } })
    const response = await fetch(`/admin/events/${event.id}/attendees/export/csv`, admin)
    await db().event.update({ where: { id: event.id }, data: { name: event.name } })
    const disposition = response.headers.get('content-disposition') ?? ''
    expect(response.status).toBe(200)
    expect(disposition).toMatch(
      /^attachment; filename="[^"\\/]+\.csv"(; filename\*=UTF-8''[\w%.!~-]+\.csv)?$/,
    )
    expect(response.headers.getSetCookie().filter((it) => it.startsWith('x='))).toEqual([])
  })
})

describe('an uploaded file', () => {
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
  test.each([
    'C:\\fakepath\\Report.pdf',
    '../../Report.pdf',
    `${'x'.repeat(300)}.pdf`,
    'Report',
    '.pdf',
    'a\r\nb.pdf',
    ' .pdf',
    'Report.pdf.exe',
    'שלום.pdf',
    'rep"ort.pdf',
    '\u202efdp.exe',
  ])('named %j has a safe name', async (name) => {
    const answer = await sendFile(pdf, name)
    expect([303, 400]).toContain(answer.status)
    if (answer.status === 400) return
    const file = await db().storedFile.findFirstOrThrow({ orderBy: { id: 'desc' } })
    const response = await fetch(`/files/${file.key}`, admin)
    expect(response.status).toBe(200)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('content-disposition') ?? '').not.toMatch(/[\r\n/\\]|\.exe/)
    await db().storedFile.delete({ where: { id: file.id } })
  })

  test.each([
    ['page.html', Buffer.from('<!DOCTYPE html><script>alert(1)</script>')],
    ['drawing.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['nothing.pdf', Buffer.alloc(0)],
    ['program.pdf', Buffer.from('MZ\x90\0\x03\0\0\0')],
    ['page.pdf', Buffer.from('<html>%PDF-1.7')],
    ['script.js', Buffer.from('alert(1)')],
  ])('that is no document (%s) is refused in its form', async (name, content) => {
    const { status, page } = await visit('/admin/files/new', admin)
    expect([status, page.texts('h1').length]).toEqual([200, 1])
    const answer = await sendFile(content, name)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('error-summary')
  })
})

describe('a contact card', () => {
  test.each([
    'Semi;colon',
    'Com,ma',
    'Back\\slash',
    '李',
    'é'.repeat(200),
    '👩‍👩‍👧'.repeat(20),
    'Ana:BEGIN:VCARD',
  ])('of %j is folded and whole', async (firstName) => {
    const who = person(firstName, 'Okafor', {
      email: `${crypto.randomUUID()}@example.org`,
      visibility: 'PUBLIC',
    })
    const [id] = await join({
      ...who,
      contact: { ...who.contact, emailVisible: true, preferredEmail: 'PERSONAL' } as never,
    })
    const response = await fetch(`/profile/${id}/vcard`, { as: 'alumni' })
    const card = await response.text()
    expect(response.status).toBe(200)
    for (const line of card.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    const whole = card.replaceAll('\r\n ', '')
    expect(whole.split('\r\n').filter((line) => line.startsWith('BEGIN:'))).toHaveLength(1)
    expect(whole).toContain(`;${firstName.replace(/[\\;,]/g, '\\$&')};`)
  })
})
