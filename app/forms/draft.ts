import { tabMemory } from '#app/ui/tab-memory.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
/** `begin` is what the server's form held when this was typed. */
type Draft = { begin: string; typed: [at: string, value: string][] }

/**
 * Keeps what is typed in a form for its tab and puts it in again. If the form begins with other values by then, `offer` is
 * called with a function that puts it in. Returns what ends this: if the form was submitted and has led to another page, its
 * draft is dropped.
 */
export function followDraft(form: HTMLFormElement, key: string, offer: (putIn: () => void) => void) {
  const page = location.pathname
  const beginnings = new Map(controlsOf(form).map(([at, control]) => [at, beginningOf(control)]))
  const begin = JSON.stringify([...beginnings])
  const kept = read(key)
  if (kept?.begin === begin) putIn(form, kept)
  else if (kept) offer(() => putIn(form, kept))

  let isSent = false
  const onSubmit = ({ submitter }: SubmitEvent) => {
    isSent = !(submitter instanceof HTMLButtonElement && submitter.formNoValidate)
  }
  const keep = () => {
    isSent = false
    // A refused form begins with what was sent, which isn't saved either.
    const isChanged = ([at, control]: [string, Control]) =>
      contentOf(control) !== (beginnings.get(at) ?? beginningOf(control))
    const changed = controlsOf(form).filter(isChanged)
    const typed = changed.map(([at, control]): [string, string] => [at, contentOf(control)])
    if (typed.length === 0) tabMemory.forget(key)
    else tabMemory.keep(key, JSON.stringify({ begin, typed } satisfies Draft))
  }
  form.addEventListener('submit', onSubmit)
  form.addEventListener('input', keep)
  form.addEventListener('change', keep)
  return () => {
    form.removeEventListener('submit', onSubmit)
    form.removeEventListener('input', keep)
    form.removeEventListener('change', keep)
    if (isSent && location.pathname !== page) tabMemory.forget(key)
  }
}

function read(key: string): Draft | null {
  const text = tabMemory.read(key)
  return text === null ? null : JSON.parse(text)
}

/** What may be kept, by name and place. Passwords stay passwords while they are shown; a chooser's text alone chooses nothing. */
function controlsOf(form: HTMLFormElement): [at: string, control: Control][] {
  const places = new Map<string, number>()
  return [...form.elements].flatMap((control): [string, Control][] => {
    if (!isControl(control) || !control.name || control.closest('.chooser')) return []
    if (/hidden|password|file|submit|button|reset/.test(control.type)) return []
    if (/password|one-time-code|cc-/.test(control.getAttribute('autocomplete') ?? '')) return []
    const place = places.get(control.name) ?? 0
    places.set(control.name, place + 1)
    return [[`${control.name} ${place}`, control]]
  })
}

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement

const isBox = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio'

const contentOf = (control: Control) => (isBox(control) ? String(control.checked) : control.value)

function beginningOf(control: Control): string {
  if (isBox(control)) return String((control as HTMLInputElement).defaultChecked)
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue
  const options = [...control.options]
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? ''
}

/** As if it were typed, so that the page notices. What was entered meanwhile stays. */
function putIn(form: HTMLFormElement, { typed }: Draft) {
  const controls = new Map(controlsOf(form))
  for (const [at, value] of typed) {
    const control = controls.get(at)
    if (!control || contentOf(control) === value || contentOf(control) !== beginningOf(control)) continue
    if (isBox(control)) control.click()
    else enter(control, value)
  }
}

/** React overrides the property of the element itself, so the value is set behind its back. */
function enter(control: Control, value: string) {
  const prototype = Object.getPrototypeOf(control)
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
  control.dispatchEvent(new InputEvent('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}
