import { interestsFields } from '#app/domain/own-profile/interests-fields.ts'
import type { FormFields } from '#app/forms/field.ts'
import { Fields } from '#app/forms/fields.tsx'
import type { DeclaredOption } from '#app/values/declared-fields.ts'

type Name = keyof typeof interestsFields

type Props = {
  legend: string
  options: DeclaredOption[]
  fields: FormFields<Name>
  only: readonly [primary: Name, additional: Name]
}

/** One first interest, and any number of others. */
export function InterestFields({ legend, options, fields, only }: Props) {
  const [primary, additional] = only
  return (
    <section className="stack gap-3" aria-label={legend}>
      <h3>{legend}</h3>
      <Fields
        declared={interestsFields}
        fields={fields}
        only={only}
        ofPage={{ [primary]: { options }, [additional]: { options } }}
      />
    </section>
  )
}
