import type { ComponentProps } from 'react'
import { Button } from './button.tsx'
import { useHydrated } from './hydrated.ts'
import { STEP } from './step.ts'

type Props = Omit<ComponentProps<typeof Button>, 'name' | 'value' | 'formAction'> & {
  step: string
  /** The id of the part that the step changes. Without JavaScript the page comes back there, not at its top. */
  at: string
}

/** Changes the fields of a form without saving anything. */
export function StepButton({ step, at, ...props }: Props) {
  const fragment = useHydrated() ? undefined : `#${at}`
  return (
    <Button variant="secondary" name={STEP} value={step} formNoValidate formAction={fragment} {...props} />
  )
}
