import type { FieldBoxes, FieldControl } from '#app/forms/field.ts'
import { CheckboxGroup } from '#app/ui/choices.tsx'
import { Select } from '#app/ui/field.tsx'

type Props = {
  legend: string
  options: { value: string; label: string }[]
  primary: FieldControl
  additional: FieldBoxes
}

/** One first interest, and any number of others. */
export function InterestFields({ legend, options, primary, additional }: Props) {
  return (
    <section className="stack gap-3" aria-label={legend}>
      <h3>{legend}</h3>
      <Select label="Primary" optional placeholder="None" options={options} {...primary} />
      <CheckboxGroup legend="Additional" optional scrolls options={options} {...additional} />
    </section>
  )
}
