import type { FieldControl } from '#app/forms/field.ts'
import { TextInput } from '#app/ui/field.tsx'

/** The stylesheet shows it once Other is chosen. */
export function OtherText({ field }: { field: FieldControl }) {
  return (
    <div className="other-text">
      <TextInput label="In your own words" hint="Up to 255 characters" autoComplete="off" {...field} />
    </div>
  )
}
