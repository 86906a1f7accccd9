import type { RepliedField } from '#app/forms/form-reply.ts'
import { Checkbox, Fieldset } from '#app/ui/choices.tsx'
import { Select } from '#app/ui/field.tsx'

type Props = {
  legend: string
  options: { value: string; label: string }[]
  primary: RepliedField
  additional: RepliedField
  /** The checked values. */
  ticked: string[]
}

/** One first interest, and any number of others. */
export function InterestFields({ legend, options, primary, additional, ticked }: Props) {
  return (
    <section className="stack gap-3" aria-label={legend}>
      <h3>{legend}</h3>
      <Select label="Primary" optional placeholder="None" options={options} {...primary} />
      <Fieldset id={additional.id} legend="Additional" optional errors={additional.errors}>
        <div className="scroll-list">
          {options.map(({ value, label }) => (
            <Checkbox
              key={value}
              id={`${additional.id}-${value}`}
              name={additional.name}
              value={value}
              label={<bdi>{label}</bdi>}
              defaultChecked={ticked.includes(value)}
            />
          ))}
        </div>
      </Fieldset>
    </section>
  )
}
