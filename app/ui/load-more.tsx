import { type ReactNode, useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import { ButtonLink } from './button.tsx'

type Props = {
  /** The number of items shown. */
  count: number
  /** The URL of the list with one more page; null if everything is shown. */
  more: string | null
  className?: string
  /** Stands where the next ones will be. */
  waiting?: ReactNode
  children: ReactNode
}

/** A list that a link extends. Items loaded earlier stay above, and the focus moves to the first new item. */
export function GrowingList({ count, more, className, waiting, children }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const shown = useRef(count)
  const isLoading = useNavigation().location?.search === more

  useEffect(() => {
    const before = shown.current
    shown.current = count
    if (before === 0 || count <= before) return
    const item = list.current?.children[before]
    const target = item?.querySelector('a') ?? item
    if (target instanceof HTMLElement) {
      if (target === item) target.tabIndex = -1
      target.focus()
    }
  }, [count])

  return (
    <>
      <ul ref={list} className={className}>
        {children}
        {isLoading && waiting}
      </ul>
      {more && (
        <ButtonLink variant="secondary" className="min-w-32 justify-self-center" to={more} preventScrollReset>
          {isLoading ? 'Loading…' : 'Load more'}
        </ButtonLink>
      )}
    </>
  )
}
