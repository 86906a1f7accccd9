import { Children, type ReactNode } from 'react'

type Props = {
  label?: string
  /** Tags, programs or topics, in order. */
  texts: string[]
  className?: string
  /** List items before them, such as a status. */
  children?: ReactNode
}

/** A thing's status, and its tags as text. Nothing is shown for a thing without any. */
export function ChipList({ label, texts, className = '', children }: Props) {
  const first = Children.toArray(children)
  if (first.length === 0 && texts.length === 0) return null
  return (
    <ul className={`chips ${className}`.trim()} aria-label={label}>
      {first}
      {texts.map((text) => (
        <li key={text} className="tag">
          {`${text} `}
        </li>
      ))}
    </ul>
  )
}
