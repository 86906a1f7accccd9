import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'

const EVERY = 5000
const TIMES = 12

/** Rechecks while the user waits with the page in view. Returns what to announce once that has changed the title. */
export function useRecheck(waiting: boolean, title: string): string {
  const { revalidate } = useRevalidator()
  const first = useRef(title)

  useEffect(() => {
    if (!waiting) return
    let times = 0
    const timer = setInterval(() => {
      if (document.hidden) return
      if (++times > TIMES) clearInterval(timer)
      else void revalidate()
    }, EVERY)
    return () => clearInterval(timer)
  }, [waiting, revalidate])

  return title === first.current ? '' : title
}
