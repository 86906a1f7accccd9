import { useEffect, useRef, useState } from 'react'

type Choice = { id: string; label: string }
type ById = Record<string, Choice[]>

/** The choices that depend on others: those that the page brought, and those of other ids once they are needed. */
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
        // A lost line leaves the list empty; choosing anew asks again.
        .catch(() => asked.current.delete(id))
    }
  })
  return known
}
