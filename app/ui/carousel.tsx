import { type ReactNode, useRef } from 'react'
import { Button } from './button.tsx'
import { useHydrated } from './hydrated.ts'
import { Icon } from './icon.tsx'

type Props<Item> = {
  /** Shown above the items. */
  heading: ReactNode
  items: Item[]
  /** Renders the content of each `<li>`. */
  render: (item: Item) => ReactNode
  className?: string
}

/** A scrolling row, with buttons that JavaScript adds. One item fills a phone, two a tablet, three a wide screen. */
export function Carousel<Item extends { id: number }>({ heading, items, render, className }: Props<Item>) {
  const row = useRef<HTMLUListElement>(null)
  const hydrated = useHydrated()
  const turn = (direction: 1 | -1) =>
    row.current?.scrollBy({ left: direction * row.current.clientWidth, behavior: 'smooth' })
  return (
    <div className={className ? `carousel ${className}` : 'carousel'}>
      <div className="mb-2 flex min-h-11 items-center justify-between">
        {heading}
        {hydrated && (
          // A wide screen has room for three.
          <div className={items.length > 3 ? 'flex' : 'flex lg:hidden'}>
            <Button type="button" variant="quiet" size="icon" aria-label="Previous" onClick={() => turn(-1)}>
              <Icon name="chevron-left" />
            </Button>
            <Button type="button" variant="quiet" size="icon" aria-label="Next" onClick={() => turn(1)}>
              <Icon name="chevron-right" />
            </Button>
          </div>
        )}
      </div>
      <ul ref={row}>
        {items.map((item) => (
          <li key={item.id}>{render(item)}</li>
        ))}
      </ul>
    </div>
  )
}
