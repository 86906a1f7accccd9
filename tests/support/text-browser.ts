/** A browser that supports links, forms, redirects and cookies, and doesn't state the origin of its requests. */
import { fetch, ORIGIN } from './app.ts'
import { Page } from './html.ts'

const MOST_REDIRECTS = 10

export class TextBrowser {
  readonly cookies = new Map<string, string>()
  page = new Page('', '/')
  address = ORIGIN
  status = 0

  async open(address: string): Promise<Page> {
    return this.#ask(new URL(address, this.address))
  }

  async follow(link: string): Promise<Page> {
    const found = this.page.root.querySelectorAll('a[href]').find(({ text }) => folded(text) === link)
    if (!found) throw new Error(`The page ${this.address} has no link ${link}`)
    return this.open(found.getAttribute('href') ?? '')
  }

  /** Fills the first form that matches and presses one of its buttons, by name or text. */
  async send(form: string, values: Record<string, string | string[]> = {}, press?: string): Promise<Page> {
    const { action, method, fields } = this.page.form(form, values, press)
    if (method === 'GET') return this.#ask(Object.assign(new URL(action), { search: fields.toString() }))
    const isMultipart = this.page.find(form).getAttribute('enctype') === 'multipart/form-data'
    return this.#ask(new URL(action), isMultipart ? multipart(fields) : fields)
  }

  async #ask(url: URL, body?: URLSearchParams | FormData, redirects = 0): Promise<Page> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const method = body ? 'POST' : 'GET'
    const response = await fetch(
      new Request(url, { method, body, headers: cookie ? { cookie } : {}, redirect: 'manual' }),
    )
    for (const line of response.headers.getSetCookie()) this.#keep(line)
    const location = response.headers.get('location')
    if (location && redirects < MOST_REDIRECTS)
      return this.#ask(new URL(location, url), undefined, redirects + 1)
    this.address = url.href
    this.status = response.status
    this.page = new Page(await response.text(), url.pathname + url.search)
    return this.page
  }

  #keep(line: string) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (/; *Max-Age=0(;|$)/i.test(line)) this.cookies.delete(name)
    else this.cookies.set(name, value)
  }
}

function multipart(fields: URLSearchParams): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}

const folded = (text: string) => text.replace(/\s+/g, ' ').trim()
