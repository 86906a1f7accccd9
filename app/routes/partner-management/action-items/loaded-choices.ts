import { useEffect, useRef, useState } from 'react'

type Choice = { id: string; label: string }
type ById = Record<string, Choice[]>

/** Dependent choices: the page's own, and those for other ids once they are needed. */
export function useLoadedChoices(brought: ById, ids: string[], addressOf: (id: string) => string): ById {
  const [loaded, setLoaded] = useState<ById>({})
  const asked = useRef(new Set<string>())
  const known = { ...brought, ...loaded }
  const missing = ids.filter((id) => id && !known[id])

  useEffect(() => {
    for (const id of missing) {
      if (asked.current.has(id)) continue
      asked.current.add(id)
      fetch(addressOf(id))
        .then((answer) => (answer.ok ? answer.json() : Promise.reject(answer.status)))
        .then(({ items }: { items: Choice[] }) => setLoaded((before) => ({ ...before, [id]: items })))
        // Without a connection the list stays empty; choosing again retries.
        .catch(() => asked.current.delete(id))
    }
  })
  return known
}
