import { useState } from 'react'
import { Field } from '#app/ui/field.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { usePageFacts } from './page-facts.ts'

/** On the page that explains why a form failed: the text entered in it, to be copied. Only the server knows it. */
export function SubmittedText() {
  const { typed } = usePageFacts()
  const isOtherPage = useHydrated()
  const [texts] = useState(() => typed ?? (isOtherPage ? [] : textsOnPage()))
  return texts.map((text, index) => (
    <Field key={text} id={`typed-${index}`} label="What you typed (copy it if you want to keep it)">
      {(control) => (
        <textarea className="input typed-text" rows={6} readOnly defaultValue={text} {...control} />
      )}
    </Field>
  ))
}

/** Kept from the server's HTML during hydration. */
const textsOnPage = () =>
  typeof document === 'undefined'
    ? []
    : [...document.querySelectorAll<HTMLTextAreaElement>('.typed-text')].map(({ value }) => value)
