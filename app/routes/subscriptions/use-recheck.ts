import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'

const EVERY = 5000
const TIMES = 12

/** Asks again while one waits and looks at the page. Answers what to say once the title has changed by that. */
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
