// @one-database: it is about forms.
import { describe, expect, test } from 'vitest'
import { partsOf } from '#app/http/form-parts.server.ts'

async function sent(form: FormData): Promise<{ body: Blob; type: string }> {
  const request = new Request('http://localhost', { method: 'POST', body: form })
  return { body: await request.blob(), type: request.headers.get('content-type') ?? '' }
}

async function read({ body, type }: { body: Blob; type: string }) {
  const parts = (await partsOf(body, type)) ?? []
  return Promise.all(parts.map(async ({ content, ...part }) => ({ ...part, content: await content.text() })))
}

describe('the parts of a form', () => {
  test('are what was sent, whatever is in them', async () => {
    const form = new FormData()
    form.append('intent', 'Zoë’s\r\n\r\n--file')
    form.append('file', new File(['a,b\r\n--\r\n\r\n"c"\r\n'], 'Łódź "1".csv'))
    form.append('empty', '')
    form.append('none', new File([], 'none'))
    expect(await read(await sent(form))).toEqual([
      { key: 'intent', fileName: null, content: 'Zoë’s\r\n\r\n--file' },
      { key: 'file', fileName: 'Łódź "1".csv', content: 'a,b\r\n--\r\n\r\n"c"\r\n' },
      { key: 'empty', fileName: null, content: '' },
      { key: 'none', fileName: 'none', content: '' },
    ])
  })

  test('end where they end, wherever the pieces of the body do', async () => {
    const boundary = '------WebKitFormBoundary7MA4YWxkTrZu0gW'
    const around = Array.from({ length: 90 }, (_, index) => 65_536 - 180 + 2 * index)
    for (const length of around) {
      const content = 'x'.repeat(length)
      const body = new Blob([
        `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n${content}`,
        `\r\n--${boundary}\r\nContent-Disposition: form-data; name="b"\r\n\r\nyes\r\n--${boundary}--\r\n`,
      ])
      const parts = await partsOf(body, `multipart/form-data; boundary=${boundary}`)
      expect([parts?.length, parts?.[0]?.content.size, await parts?.[1]?.content.text()]).toEqual([
        2,
        length,
        'yes',
      ])
    }
  })

  test.each([
    ['nonsense', 'nonsense', 'multipart/form-data; boundary=x'],
    ['nothing', '', 'multipart/form-data; boundary=x'],
    [
      'what breaks off',
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n',
      'multipart/form-data; boundary=x',
    ],
    ['a part that says nothing of itself', '--x\r\n1\r\n--x--\r\n', 'multipart/form-data; boundary=x'],
    ['a form without a boundary', '--x--\r\n', 'multipart/form-data'],
    ['more parts than any form has', `${'--x\r\n'.repeat(30)}--x--\r\n`, 'multipart/form-data; boundary=x'],
  ])('are none in %s', async (_, text, type) => {
    expect(await partsOf(new Blob([text]), type)).toBe(null)
  })
})
