import type { RepliedField } from '#app/forms/form-reply.ts'
import { TextInput } from '#app/ui/field.tsx'
import { FieldCheckbox } from '../field-checkbox.tsx'

type Name = 'url' | 'title' | 'publicationName' | 'author' | 'publicationDate' | 'visible'

export function NewsFields({ field, today }: { field: (name: Name) => RepliedField; today: string }) {
  return (
    <>
      <TextInput
        label="Article URL"
        hint="Such as https://example.org/article"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        {...field('url')}
      />
      <TextInput label="Title" autoComplete="off" {...field('title')} />
      <TextInput label="Publication name" autoComplete="off" {...field('publicationName')} />
      <TextInput label="Author" autoComplete="off" {...field('author')} />
      <TextInput
        label="Publication date"
        type="date"
        max={today}
        className="max-w-xs"
        {...field('publicationDate')}
      />
      <FieldCheckbox label="Show this on my profile" {...field('visible')} />
    </>
  )
}
