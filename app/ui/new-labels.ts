import { useState } from 'react'

/**
 * Items that were new when the page was opened, or arrived since, stay labeled as new after they are marked as seen.
 */
export function useNewLabels(items: { id: number; isNew: boolean }[]) {
  const news = items.filter(({ isNew }) => isNew).map(({ id }) => id)
  const [labeled, setLabeled] = useState(news)
  const more = news.filter((id) => !labeled.includes(id))
  if (more.length > 0) setLabeled([...labeled, ...more])
  return (id: number) => labeled.includes(id)
}
