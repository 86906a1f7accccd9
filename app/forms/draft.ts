import { type Control, contentOf, hasChanged, isBox } from '#app/ui/controls.ts'
import { REFUSED } from '#app/ui/form-refused.ts'
import { STEP } from '#app/ui/step.ts'
import { tabMemory } from '#app/ui/tab-memory.ts'
import { controlsOf, type Item, itemsOf } from './draft-items.ts'
import { unsavedForms } from './unsaved.ts'

/** `begin` is what the server's form held when this was typed. */
type Draft = { begin: Item[]; typed: Item[] }

type Options = {
  /** Where the tab keeps it. */
  name: string
  /** Of the form's route. */
  path: string
  /** What the form held when the page was ready. */
  begin: Item[]
  /** The form came back from the server, and is newer than a draft. */
  isAnswered: boolean
  /** It stands in the place of one that was accepted. */
  isNew: boolean
  /** The form begins with other values than the draft did; the function puts it in. */
  offer: (putIn: () => void) => void
  /** Has the server show the form with these fields, without saving anything. */
  show: (fields: FormData) => void
}

/** Keeps what is typed in a form for its tab and puts it in again. */
export function followDraft(form: HTMLFormElement, { name, path, isAnswered, isNew, ...options }: Options) {
  const page = location.pathname
  if (isNew && !isAnswered) tabMemory.forget(name)
  const kept = tabMemory.read<Draft>(name)
  // A refused form begins with what was submitted, which isn't saved either.
  const begin = isAnswered && kept ? kept.begin : options.begin
  if (kept && !isAnswered) {
    const putIn = () => putInto(form, kept.typed, options.show)
    // What was typed meanwhile stays where the page has a place for the draft; where it hasn't, the server would begin anew.
    const isUntouched = () => !controlsOf(form).some(hasChanged)
    if (same(kept.begin, begin) && (fits(form, kept.typed) || isUntouched())) putIn()
    else if (!same(kept.typed, begin)) options.offer(putIn)
  }

  let isSent = false
  const look = () => {
    const typed = itemsOf(form, contentOf)
    if (same(typed, begin)) return false
    tabMemory.keep(name, { begin, typed } satisfies Draft)
    unsavedForms.add(form, { path, isSent: () => isSent })
    return true
  }
  const onInput = () => {
    isSent = false
    if (look()) return
    tabMemory.forget(name)
    unsavedForms.remove(form)
  }
  const onSubmit = ({ submitter }: SubmitEvent) => {
    isSent = !(submitter instanceof HTMLButtonElement && submitter.formNoValidate)
  }
  const onRefused = () => {
    isSent = false
  }
  form.addEventListener('submit', onSubmit)
  form.addEventListener('input', onInput)
  form.addEventListener('change', onInput)
  form.addEventListener(REFUSED, onRefused)
  // Rows come and go, and choices are made, without an event of the form.
  const observer = new MutationObserver(() => look())
  observer.observe(form, { childList: true, subtree: true, attributeFilter: ['value'] })
  look()

  const end = () => {
    observer.disconnect()
    form.removeEventListener('submit', onSubmit)
    form.removeEventListener('input', onInput)
    form.removeEventListener('change', onInput)
    form.removeEventListener(REFUSED, onRefused)
    unsavedForms.remove(form)
    if (isSent && location.pathname !== page) tabMemory.forget(name)
  }
  return { end, isSent: () => isSent }
}

const same = (some: Item[], others: Item[]) => JSON.stringify(some) === JSON.stringify(others)

function putInto(form: HTMLFormElement, typed: Item[], show: Options['show']) {
  // The server renders rows and choices that aren't on the page, as after a step.
  if (!fits(form, typed) && form.querySelector(`[name=${STEP}]`)) show(fieldsOf(form, typed))
  else enterAll(form, typed)
}

/** Whether the page has a place for each item, and no row beyond them. */
function fits(form: HTMLFormElement, typed: Item[]): boolean {
  const choices = new Set<string>()
  const texts = new Map<string, number>()
  for (const control of controlsOf(form)) {
    if (isBox(control) || control.type === 'hidden') choices.add(`${control.name} ${control.value}`)
    else texts.set(control.name, (texts.get(control.name) ?? 0) + 1)
  }
  const hasPlaces = typed.every(([name, value]) => {
    const places = texts.get(name)
    if (places === undefined) return choices.has(`${name} ${value}`)
    texts.set(name, places - 1)
    return places > 0
  })
  return hasPlaces && [...texts.values()].every((left) => left === 0)
}

/** As if it were typed, so that the page notices. What was entered meanwhile stays. */
function enterAll(form: HTMLFormElement, typed: Item[]) {
  const left = new Map<string, string[]>()
  for (const [name, value] of typed) left.set(name, [...(left.get(name) ?? []), value])
  for (const control of controlsOf(form)) {
    if (control.type === 'hidden') continue
    const values = left.get(control.name) ?? []
    const isTouched = hasChanged(control)
    if (isBox(control)) {
      if (!isTouched && control.checked !== values.includes(control.value)) control.click()
      continue
    }
    const value = values.shift()
    if (value !== undefined && !isTouched && control.value !== value) enter(control, value)
  }
}

/** React overrides the property of the element itself, so the value is set behind its back. */
function enter(control: Control, value: string) {
  const prototype = Object.getPrototypeOf(control)
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
  control.dispatchEvent(new InputEvent('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

/** The draft with the form's own hidden fields as they are now. */
function fieldsOf(form: HTMLFormElement, typed: Item[]): FormData {
  const fields = new FormData()
  const kept = new Set<Element>(controlsOf(form))
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === 'hidden' && !kept.has(field)) {
      fields.append(field.name, field.value)
    }
  }
  for (const [name, value] of typed) fields.append(name, value)
  fields.append(STEP, 'show')
  return fields
}
