import { useEffect, useRef } from 'react'

export type SummaryError = { name?: string; id?: string; message: string }

/** Lists what to mend and links to each field. Takes the focus whenever the form comes back with errors. */
export function ErrorSummary({ errors }: { errors: SummaryError[] }) {
  const summary = useRef<HTMLDivElement>(null)
  const messages = errors.map(({ message }) => message).join('\n')

  useEffect(() => {
    if (messages) summary.current?.focus()
  }, [messages])

  if (errors.length === 0) return null
  return (
    <div ref={summary} className="error-summary" role="alert" tabIndex={-1}>
      <h2>There is a problem</h2>
      <ul>
        {errors.map(({ name, id = name, message }) => (
          <li key={`${id} ${message}`}>{id ? <a href={`#${id}`}>{message}</a> : message}</li>
        ))}
      </ul>
    </div>
  )
}
