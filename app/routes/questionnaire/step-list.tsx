import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'

const STEPS = [
  {
    icon: 'user',
    title: 'Verify your profile',
    text: 'See what we know of you, and choose who may see it.',
  },
  {
    icon: 'users',
    title: 'Connect with members',
    text: 'Find Rising Leaders in your city or your industry, and write to them.',
  },
  {
    icon: 'message-square',
    title: 'Tell the alumni team what you need',
    text: 'They know whom to ask and what is on offer.',
  },
] as const

type Props = { heading: 'h2' | 'h3' /** What to press for each step. */; actions?: ReactNode[] }

/** What to do after the questions. */
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
