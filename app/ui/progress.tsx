import { useId } from 'react'

type Props = { label: string; percent: number; children: string }

/** Progress as a bar, and in words next to it. */
export function Progress({ label, percent, children }: Props) {
  const id = useId()
  return (
    <div className="progress">
      <p id={id}>{children}</p>
      <progress max={100} value={percent} aria-label={label} aria-describedby={id} />
    </div>
  )
}
