import { useId } from 'react'

type Props = { label: string; percent: number; children: string }

/** How much is done: as a bar, and in words beside it. */
export function Progress({ label, percent, children }: Props) {
  const id = useId()
  return (
    <div className="progress">
      <p id={id}>{children}</p>
      <progress max={100} value={percent} aria-label={label} aria-describedby={id} />
    </div>
  )
}
