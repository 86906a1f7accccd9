import { useEffect, useState } from 'react'
import { useSubmit } from 'react-router'

/** The options are JSON. */
export type Asked = { name: string; options: string }

/** Has the browser make the passkey that the server asked for, and submits it. Says why it couldn't; it can be asked again. */
export function useMadePasskey({ name, options }: Asked) {
  const submit = useSubmit()
  const [round, setRound] = useState(1)
  const [outcome, setOutcome] = useState({ round: 0, problem: '' })
  useEffect(() => {
    const making = new AbortController()
    void import('./make-passkey.ts')
      .then(({ makePasskey }) => makePasskey(options, making.signal))
      .catch(() => ({ problem: 'We couldn’t be reached, so nothing was added. Try again.' }))
      .then((made) => {
        if (making.signal.aborted) return
        if ('problem' in made) return setOutcome({ round, problem: made.problem })
        return submit({ name, credential: made.credential }, { method: 'post', preventScrollReset: true })
      })
    return () => making.abort()
  }, [name, options, round, submit])
  return {
    problem: outcome.round === round ? outcome.problem : '',
    again: () => setRound(round + 1),
  }
}
