import { Chooser } from '#app/ui/chooser/chooser.tsx'
import { chooserProps } from '#app/values/chooser-value.ts'
import type { ChooserProps } from './fields.tsx'

/** A declared field with a search. */
export function ChooserField({ as, from, pick, onPick, field, ...text }: ChooserProps) {
  const { defaultValue, ...control } = field.control
  if (as === 'suggestions')
    return <Chooser kind="text" {...text} options={from} text={defaultValue ?? ''} {...control} />
  return (
    <Chooser
      {...text}
      options={from}
      {...chooserProps(pick)}
      onChoose={([choice]) => onPick?.(choice?.id ?? '')}
      {...control}
    />
  )
}
