import type { SubmissionResult } from '@conform-to/react/future'

/** An entry in the error summary: the field's id and its error. */
export type FormProblem = { id?: string; message: string }

/** The server's answer to a form that wasn't saved: what was submitted, and what is wrong with it. */
export type FormReply = SubmissionResult<string[]>

type Field = { id: string; name: string; errors?: string[] }

/** A text, a choice from a list or a group of radio buttons. */
export type FieldControl = Field & { defaultValue?: string }
/** One checkbox, which submits 'on' or nothing. */
type FieldBox = Field & { defaultChecked?: boolean }
/** Several checkboxes of one name, each with a value. */
export type FieldBoxes = Field & { defaultOptions: string[] }

/** A field as `ui/` takes it, for each kind of control that may stand for it. */
export type FormField = { control: FieldControl; box: FieldBox; boxes: FieldBoxes }

export type FormFields<Name extends string> = Record<Name, FormField>

/** The field for a value as forms submit it: a text, several, or `true`. */
export function fieldWith(field: Field, value: unknown): FormField {
  const text = value === true ? 'on' : value
  return {
    control: { ...field, defaultValue: typeof text === 'string' ? text : undefined },
    box: { ...field, defaultChecked: text === 'on' },
    boxes: { ...field, defaultOptions: text ? [text].flat().map(String) : [] },
  }
}

/** The fields with this text in that one. */
export function withText<Fields extends Record<string, FormField>>(
  fields: Fields,
  name: keyof Fields & string,
  text: string,
): Fields {
  const field: FormField = fields[name] as FormField
  return { ...fields, [name]: { ...field, control: { ...field.control, defaultValue: text } } }
}

/** Errors of the whole form come first. */
export function problemsOf(
  formErrors: readonly string[] | null | undefined,
  fieldErrors: Record<string, readonly string[] | null>,
  idOf: (name: string) => string,
): FormProblem[] {
  const ofFields = Object.entries(fieldErrors).flatMap(([name, messages]) =>
    (messages ?? []).map((message) => ({ id: idOf(name), message })),
  )
  return [...(formErrors ?? []).map((message) => ({ message })), ...ofFields]
}
