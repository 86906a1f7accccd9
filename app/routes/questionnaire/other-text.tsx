import { TextInput } from '#app/ui/field.tsx'

/** The stylesheet shows it once Other is chosen. */
export function OtherText({ text, errors }: { text: string; errors?: string[] }) {
  return (
    <div className="other-text">
      <TextInput
        id="other"
        name="other"
        label="In your own words"
        hint="Up to 255 characters"
        errors={errors}
        defaultValue={text}
        autoComplete="off"
      />
    </div>
  )
}
