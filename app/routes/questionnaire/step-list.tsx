import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'

const STEPS = [
  {
    icon: 'user',
    title: 'Verify your profile',
    text: 'Check what we know about you and choose who can see it.',
  },
  {
    icon: 'users',
    title: 'Connect with members',
    text: 'Find Rising Leaders in your city or industry, and message them.',
  },
  {
    icon: 'message-square',
    title: 'Tell the alumni team what you need',
    text: 'They know who to ask and what’s available.',
  },
] as const

type Props = { heading: 'h2' | 'h3' /** What to press for each step. */; actions?: ReactNode[] }

/** The steps after the questions. */
export function StepList({ heading: Heading, actions }: Props) {
  return (
    <ol className="steps">
      {STEPS.map(({ icon, title, text }, index) => (
        <li key={title} className="card">
          <Icon name={icon} />
          <div>
            <span className="eyebrow">Step {index + 1}</span>
            <Heading>{title}</Heading>
            <p>{text}</p>
          </div>
          {actions?.[index]}
        </li>
      ))}
    </ol>
  )
}
