import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import { REFUSED } from '#app/ui/form-refused.ts'

export type SummaryError = { id?: string; message: string }

/** Lists the errors and links to each field. Takes the focus whenever the form comes back with errors. */
export function ErrorSummary({ errors }: { errors: SummaryError[] }) {
  const summary = useRef<HTMLDivElement>(null)
  const messages = errors.map(({ message }) => message).join('\n')
  const cameBack = useSubmittedLast()
  const { state } = useNavigation()

  // The server's response has arrived once nothing is pending, whether or not the messages changed.
  useEffect(() => {
    if (messages && cameBack.current && state === 'idle') summary.current?.focus()
  }, [messages, cameBack, state])

  useEffect(() => {
    const onRefused = () => setTimeout(() => summary.current?.focus())
    document.addEventListener(REFUSED, onRefused)
    return () => document.removeEventListener(REFUSED, onRefused)
  }, [])

  if (errors.length === 0) return null
  return (
    <div ref={summary} className="error-summary" role="alert" tabIndex={-1}>
      <h2>There’s a problem</h2>
      <ul>
        {errors.map(({ id, message }) => (
          <li key={`${id} ${message}`}>{id ? <a href={`#${id}`}>{message}</a> : message}</li>
        ))}
      </ul>
    </div>
  )
}

/** False from a keystroke to the next submission, so checks while typing never move the focus. */
function useSubmittedLast() {
  const submittedLast = useRef(true)
  useEffect(() => {
    const onSubmit = ({ submitter }: SubmitEvent) => {
      if (!isCheck(submitter)) submittedLast.current = true
    }
    const onInput = () => {
      submittedLast.current = false
    }
    document.addEventListener('submit', onSubmit, true)
    document.addEventListener('input', onInput, true)
    return () => {
      document.removeEventListener('submit', onSubmit, true)
      document.removeEventListener('input', onInput, true)
    }
  }, [])
  return submittedLast
}

/** The form library validates a field by clicking a hidden button of its own. */
const isCheck = (submitter: HTMLElement | null) =>
  submitter instanceof HTMLButtonElement && submitter.hidden && submitter.formNoValidate
