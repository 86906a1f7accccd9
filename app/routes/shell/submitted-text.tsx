import { useState } from 'react'
import { useHydrated } from '#app/ui/hydrated.ts'
import { TextArea } from '#app/ui/text-area.tsx'
import { usePageFacts } from './page-facts.ts'

/** On the page that says why a form could not be answered: what was typed into it, to be copied. The server alone knows it. */
export function SubmittedText() {
  const { typed } = usePageFacts()
  const isOtherPage = useHydrated()
  const [texts] = useState(() => typed ?? (isOtherPage ? [] : textsOnPage()))
  return texts.map((text, index) => (
    <TextArea
      key={text}
      id={`typed-${index}`}
      label="What you typed (copy it if you want to keep it)"
      className="typed-text"
      rows={6}
      readOnly
      defaultValue={text}
    />
  ))
}

/** As the server rendered it, when the page comes alive. */
const textsOnPage = () =>
  typeof document === 'undefined'
    ? []
    : [...document.querySelectorAll<HTMLTextAreaElement>('.typed-text')].map(({ value }) => value)
