/** A page as a browser without JavaScript has it: its text, and its forms as they would be submitted. */
import { type HTMLElement, parse } from 'node-html-parser'

type Values = Record<string, string | string[]>
export type Submission = { action: string; method: string; fields: URLSearchParams }

export class Page {
  readonly #html: string
  readonly #address: string
  #root: HTMLElement | undefined

  constructor(html: string, address: string) {
    this.#html = html
    this.#address = address
  }

  get root() {
    this.#root ??= parse(this.#html)
    return this.#root
  }

  get title() {
    return this.text('title')
  }

  /** The text of the first matching element, with white space collapsed. Throws if there is none. */
  text(selector: string) {
    return folded(this.find(selector).text)
  }

  texts(selector: string) {
    return this.root.querySelectorAll(selector).map((element) => folded(element.text))
  }

  find(selector: string) {
    const element = this.root.querySelector(selector)
    if (!element) throw new Error(`The page ${this.#address} has no ${selector}`)
    return element
  }

  has(selector: string) {
    return this.root.querySelector(selector) !== null
  }

  /**
   * The submission of a form's button: every successful control with its current value, then the given values. `press`
   * chooses the button by its name or text; without it the first submit button.
   */
  form(selector: string, values: Values = {}, press?: string): Submission {
    const form = this.find(selector)
    const fields = standing(form)
    const button = pressed(form, press)
    const name = button?.getAttribute('name')
    if (button && name) fields.append(name, button.getAttribute('value') ?? '')
    for (const [key, value] of Object.entries(values)) {
      fields.delete(key)
      for (const item of [value].flat()) fields.append(key, item)
    }
    const action = button?.getAttribute('formaction') ?? form.getAttribute('action') ?? ''
    return {
      action: new URL(action || this.#address, new URL(this.#address, 'http://localhost')).href,
      method: (form.getAttribute('method') ?? 'get').toUpperCase(),
      fields,
    }
  }
}

function standing(form: HTMLElement) {
  const fields = new URLSearchParams()
  for (const control of form.querySelectorAll('input, textarea, select')) {
    const name = control.getAttribute('name')
    if (!name || control.hasAttribute('disabled')) continue
    for (const value of valuesOf(control)) fields.append(name, value)
  }
  return fields
}

function valuesOf(control: HTMLElement): string[] {
  if (control.tagName === 'TEXTAREA') return [control.textContent]
  if (control.tagName === 'SELECT') return chosen(control)
  const type = control.getAttribute('type') ?? 'text'
  if (['submit', 'button', 'image', 'reset', 'file'].includes(type)) return []
  const checkable = type === 'checkbox' || type === 'radio'
  if (checkable && !control.hasAttribute('checked')) return []
  return [control.getAttribute('value') ?? (checkable ? 'on' : '')]
}

function chosen(select: HTMLElement) {
  const options = select.querySelectorAll('option')
  const selected = options.filter((option) => option.hasAttribute('selected'))
  const standing = selected.length > 0 || select.hasAttribute('multiple') ? selected : options.slice(0, 1)
  return standing.map((option) => option.getAttribute('value') ?? folded(option.text))
}

function pressed(form: HTMLElement, press?: string) {
  const buttons = form.querySelectorAll('button, input[type=submit]')
  const submits = buttons.filter((button) => (button.getAttribute('type') ?? 'submit') === 'submit')
  if (!press) return submits[0]
  const button = submits.find((it) => it.getAttribute('name') === press || folded(it.text) === press)
  if (!button) throw new Error(`The form has no button ${press}`)
  return button
}

const folded = (text: string) => text.replace(/\s+/g, ' ').trim()
