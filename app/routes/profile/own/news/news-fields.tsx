import type { FormFields } from '#app/forms/field.ts'
import { Checkbox } from '#app/ui/choices.tsx'
import { TextInput } from '#app/ui/field.tsx'

type Name = 'url' | 'title' | 'publicationName' | 'author' | 'publicationDate' | 'visible'

export function NewsFields({ fields, today }: { fields: FormFields<Name>; today: string }) {
  return (
    <>
      <TextInput
        label="Article URL"
        hint="Such as https://example.org/article"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        {...fields.url.control}
      />
      <TextInput label="Title" autoComplete="off" {...fields.title.control} />
      <TextInput label="Publication name" autoComplete="off" {...fields.publicationName.control} />
      <TextInput label="Author" autoComplete="off" {...fields.author.control} />
      <TextInput
        label="Publication date"
        type="date"
        max={today}
        className="max-w-xs"
        {...fields.publicationDate.control}
      />
      <Checkbox label="Show this on my profile" {...fields.visible.box} />
    </>
  )
}
