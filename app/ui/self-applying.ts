import { type SyntheticEvent, useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigation, useNavigationType } from 'react-router'
import { hasChanged } from './controls.ts'

const typingDelay = 500
const choosingDelay = 400

/**
 * For a GET form whose choices apply automatically. Its `props` go on the form element; `applyChoice` is for choices that
 * change no control. What was chosen before the page was hydrated is applied as well.
 */
export function useSelfApplying() {
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { search } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const followed = useRef(search)

  // Controls follow the URL (a removed chip, Back), unless a newer choice is waiting to be applied. What is being typed
  // is left alone, except by Back.
  useEffect(() => {
    if (followed.current === search) return
    followed.current = search
    if (timer.current === undefined) followAddress(form.current, search, isBack)
  }, [search, isBack])

  const forget = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
  }, [])
  useEffect(() => forget, [forget])

  // A submission has all that was chosen before it.
  const isOwn = useRef(false)
  useEffect(() => {
    const shown = form.current
    const submitted = () => {
      isOwn.current = true
      forget()
    }
    shown?.addEventListener('formdata', leaveOutEmpty)
    shown?.addEventListener('submit', submitted)
    return () => {
      shown?.removeEventListener('formdata', leaveOutEmpty)
      shown?.removeEventListener('submit', submitted)
    }
  }, [forget])

  // Another navigation takes precedence: applying filters afterwards would undo it. The form's own is heard of so late
  // that something may have been chosen since.
  const leaving = useNavigation().location?.key
  useEffect(() => {
    if (leaving === undefined) return
    if (!isOwn.current) forget()
    isOwn.current = false
  }, [leaving, forget])

  const applyAfter = useCallback((delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      timer.current = undefined
      form.current?.requestSubmit()
    }, delay)
  }, [])
  const applyChoice = useCallback(() => applyAfter(choosingDelay), [applyAfter])

  useEffect(() => {
    const controls = Array.from(form.current?.elements ?? [])
    if (controls.some((control) => appliesItself(control) && hasChanged(control))) applyChoice()
  }, [applyChoice])

  const onChange = ({ target }: SyntheticEvent) => {
    if (!appliesItself(target)) return
    applyAfter(target.type === 'search' ? typingDelay : choosingDelay)
  }

  // A browser that restores the controls of a page would show choices that its list was not made with.
  return { props: { ref: form, onChange, autoComplete: 'off' }, applyChoice }
}

/** Empty parameters are left out of the URL. */
function leaveOutEmpty({ formData }: FormDataEvent) {
  for (const [name, value] of [...formData]) if (value === '') formData.delete(name)
}

const appliesItself = (control: EventTarget): control is HTMLInputElement | HTMLSelectElement =>
  (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) &&
  control.dataset.appliesItself !== 'no'

function followAddress(form: HTMLFormElement | null, search: string, isBack: boolean) {
  const query = new URLSearchParams(search)
  for (const control of form?.elements ?? []) {
    if (control instanceof HTMLSelectElement) {
      control.value = query.get(control.name) ?? control.options[0]?.value ?? ''
    } else if (control instanceof HTMLInputElement) {
      const isTyping = control.type === 'search' && control === document.activeElement
      if (isTyping && !isBack) continue
      control.checked = control.defaultChecked
      control.value = control.defaultValue
    }
  }
}
