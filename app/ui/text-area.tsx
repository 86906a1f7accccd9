import { type ComponentProps, useEffect, useState } from 'react'
import { codePointLength } from '#app/values/text.ts'
import { classNames } from './class-names.ts'
import { Field, type FieldText } from './field.tsx'
import { useHydrated } from './hydrated.ts'
import { useTypedEarly } from './typed-early.ts'

type TextAreaProps = FieldText &
  Omit<ComponentProps<'textarea'>, 'id' | 'defaultValue'> & {
    id: string
    hideLabel?: boolean
    defaultValue?: string
    /** The maximum number of characters (code points), shown below the control and enforced on the server. */
    max?: number
  }

export function TextArea({
  label,
  hint,
  errors,
  optional,
  hideLabel,
  id,
  max,
  className,
  ...area
}: TextAreaProps) {
  const [text, setText] = useState(area.defaultValue ?? '')
  useTypedEarly(id)
  const countId = max === undefined ? undefined : `${id}-count`
  return (
    <Field {...{ id, label, hint, errors, optional, hideLabel }} describedBy={countId}>
      {(control) => (
        <>
          <textarea
            rows={5}
            className={classNames('input', className)}
            {...area}
            {...control}
            onInput={(event) => {
              setText(event.currentTarget.value)
              area.onInput?.(event)
            }}
          />
          {max !== undefined && <CharacterCount id={`${id}-count`} text={text} max={max} />}
        </>
      )}
    </Field>
  )
}

/** The share of the limit that is left when the count begins to matter. */
const CLOSE = 0.1

/**
 * It states the limit. With JavaScript it counts code points close to the limit, and says the count when typing pauses
 * there.
 */
function CharacterCount({ id, text, max }: { id: string; text: string; max: number }) {
  const left = max - codePointLength(text)
  const isClose = useHydrated() && left < max * CLOSE
  const message = isClose ? remaining(left) : `Up to ${max.toLocaleString('en-US')} characters`
  const spoken = useSettled(isClose ? message : '')
  return (
    <>
      <p id={id} className={isClose ? 'hint tabular-nums' : 'hint limit'}>
        {message}
      </p>
      <p className="sr-only" role="status">
        {spoken}
      </p>
    </>
  )
}

function remaining(left: number) {
  const count = Math.abs(left)
  const characters = `${count.toLocaleString('en-US')} ${count === 1 ? 'character' : 'characters'}`
  return left < 0 ? `${characters} too many` : `${characters} left`
}

function useSettled(value: string) {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), 1000)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
