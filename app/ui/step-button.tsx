import type { ComponentProps } from 'react'
import { Button } from './button.tsx'
import { useHydrated } from './hydrated.ts'

type Props = Omit<ComponentProps<typeof Button>, 'name' | 'value' | 'formAction'> & {
  step: string
  /** The id of what the step changes: without script the page comes back there, not at its top. */
  at: string
}

/** Changes what a form asks for, and saves nothing. */
export function StepButton({ step, at, ...props }: Props) {
  const fragment = useHydrated() ? undefined : `#${at}`
  return (
    <Button variant="secondary" name="step" value={step} formNoValidate formAction={fragment} {...props} />
  )
}
