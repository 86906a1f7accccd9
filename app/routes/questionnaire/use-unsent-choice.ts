import { useEffect, useRef } from 'react'
import { hasChanged } from '#app/ui/controls.ts'
import { tabMemory } from '#app/ui/tab-memory.ts'

type Unsent = { version: string; answers: string[]; other: string }

/**
 * Keeps unsaved choices for this tab, so that a lost connection loses nothing. `version` identifies the saved answers:
 * once it has changed, unsaved choices are outdated.
 */
export function useUnsentChoice(key: string, version: string) {
  const fields = useRef<HTMLFieldSetElement>(null)

  useEffect(() => {
    const kept = tabMemory.read<Unsent>(key)
    if (kept?.version !== version || !fields.current) tabMemory.forget(key)
    // What was chosen before hydration is newer.
    else if (!isTouched(fields.current)) enter(fields.current, kept)
  }, [key, version])

  const keep = () => {
    if (!fields.current) return
    const inputs = inputsOf(fields.current)
    const unsent: Unsent = {
      version,
      answers: inputs.answers.filter(({ checked }) => checked).map(({ value }) => value),
      other: inputs.other?.value ?? '',
    }
    tabMemory.keep(key, unsent)
  }

  return { fields, keep }
}

const inputsOf = (fields: HTMLFieldSetElement) => ({
  answers: [...fields.querySelectorAll<HTMLInputElement>('[name=answers]')],
  other: fields.querySelector<HTMLInputElement>('[name=other]'),
})

function isTouched(fields: HTMLFieldSetElement) {
  const { answers, other } = inputsOf(fields)
  return [...answers, ...(other ? [other] : [])].some(hasChanged)
}

function enter(fields: HTMLFieldSetElement, { answers, other }: Unsent) {
  const inputs = inputsOf(fields)
  for (const input of inputs.answers) input.checked = answers.includes(input.value)
  if (inputs.other) inputs.other.value = other
}
