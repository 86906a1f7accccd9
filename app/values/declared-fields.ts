/** A field of a form as its noun declares it, beside the schema that checks it and without the validator. */
export type DeclaredField = Text & (Line | Lines | Box | Choice | DeclaredSearch)

/** What every declaration of a field says of it, a member's or the administration's. */
export type DeclaredText = { label: string; hint?: string; optional?: boolean }

/** `alone` is the label where it stands without the others of its form. */
type Text = DeclaredText & { alone?: string }

/** The width of a control, which should match its expected value. */
type Width = { width?: 'number' | 'day' | 'xs' | 'sm' }

type Line = Width & {
  as?: 'line'
  type?: 'text' | 'email' | 'tel' | 'date' | 'time' | 'password'
  autoComplete?: string
  autoCapitalize?: 'off'
  inputMode?: 'url' | 'decimal' | 'numeric'
  /** What a phone’s keyboard calls its Enter. */
  enterKeyHint?: 'go' | 'send'
  spellCheck?: boolean
  /** The latest day. */
  max?: string
  /** The id of suggestions that stand beside it. */
  list?: string
}

type Lines = { as: 'lines'; rows?: number; max?: number }

type Box = { as: 'box' }

/** `list` is a select box, `radios` and `boxes` show all options. Options that the server looks up come with the page. */
type Choice = Width & {
  as: 'list' | 'radios' | 'boxes'
  options?: DeclaredOption[]
  placeholder?: string
  autoComplete?: string
  /** Many boxes, in a frame of limited height. */
  scrolls?: boolean
}

/**
 * One of a list too long to show, or a text with suggestions, which an endpoint finds. What is chosen, and what was found for
 * a text, comes with the page.
 */
export type DeclaredSearch = {
  as: 'search' | 'suggestions'
  from: string
  /** Says that nothing is found. */
  empty?: string
  /** The id submitted for new text, where it may be added to the list. */
  newId?: string
}

export type DeclaredOption = { value: string; label: string }

/** The fields of a form, in its order. */
export type DeclaredFields<Name extends PropertyKey> = Record<Name & string, DeclaredField>

/** Options that are their own labels. */
export const optionsOf = (choices: readonly string[]): DeclaredOption[] =>
  choices.map((value) => ({ value, label: value }))
