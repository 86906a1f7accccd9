import type { ReactNode } from 'react'

type Props<T> = {
  items: T[]
  threshold?: number
  render: (item: T, index: number) => ReactNode
  className?: string
}

/** A list that shows its first items; the others expand below them. `render` gives each `<li>` its content. */
export function SeeMore<T>({ items, threshold = 4, render, className }: Props<T>) {
  const row = (item: T, index: number) => <li key={index}>{render(item, index)}</li>
  const rest = items.slice(threshold)
  return (
    <>
      <ul className={className}>{items.slice(0, threshold).map(row)}</ul>
      {rest.length > 0 && (
        <details className="see-more">
          <summary>
            <span className="more">See All</span> <span className="less">See Less</span>
          </summary>
          <ul className={className}>{rest.map((item, index) => row(item, threshold + index))}</ul>
        </details>
      )}
    </>
  )
}
