/** What the markup of a page is checked for: the rules of HTML, and names that tell controls apart. */
import { HtmlValidate } from 'html-validate/node'
import type { HTMLElement } from 'node-html-parser'

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // How React writes, which is allowed.
    'void-style': 'off',
    // How long a title is, is up to who asks a question.
    'long-title': 'off',
  },
})

/** What HTML doesn't allow, and where. */
export async function faultsIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
  )
}

/** Controls that do something: what they do it to must be in their name, since they are heard in a list. */
const DOES = /^(Add|Apply|Delete|Edit|Give|Hide|Mark|Put|Remove|Report|Restore|Save|Undo|Withdraw|gave)\b/

/** Names of controls that do different things on a page. Those of a dialog aren't confused with those beneath it. */
export function sharedNames(root: HTMLElement): string[] {
  const deeds = new Map<string, Set<string>>()
  for (const control of root.querySelectorAll('a[href], button')) {
    const name = nameOf(control)
    const deed = deedOf(control)
    if (!DOES.test(name) || deed === null || control.closest('[hidden]')) continue
    const place = control.closest('dialog') ? 'in the dialog' : 'on the page'
    deeds.set(`${name} ${place}`, (deeds.get(`${name} ${place}`) ?? new Set()).add(deed))
  }
  return [...deeds].flatMap(([name, { size }]) => (size > 1 ? [`${name}: ${size}`] : []))
}

const nameOf = (control: HTMLElement) =>
  (control.getAttribute('aria-label') ?? control.text).replace(/\s+/g, ' ').trim()

/** Fields that differ from one form to the next though they do the same. */
const OF_THE_FORM = /^(openedBy|formToken|version|formKey|key|form)$/

/** Where a link leads, or what a button submits and where. */
function deedOf(control: HTMLElement): string | null {
  if (control.tagName === 'A') return control.getAttribute('href') ?? null
  const form = control.closest('form')
  if (!form) return null
  const fields = form.querySelectorAll('input[type=hidden]').flatMap((field) => {
    const name = field.getAttribute('name') ?? ''
    return OF_THE_FORM.test(name) ? [] : `${name}=${field.getAttribute('value')}`
  })
  const own = ['formaction', 'name', 'value'].map((name) => control.getAttribute(name))
  return JSON.stringify([form.getAttribute('action'), fields, own])
}
