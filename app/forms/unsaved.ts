type UnsavedForm = {
  /** The path of the form's route: below it the form stays. */
  path: string
  /** It was submitted and hasn't come back. */
  isSent: () => boolean
}

const forms = new Map<HTMLFormElement, UnsavedForm>()
const listeners = new Set<() => void>()

/** The forms of the page that hold something typed and not saved. */
export const unsavedForms = {
  add: (form: HTMLFormElement, unsaved: UnsavedForm) => change(() => forms.set(form, unsaved)),
  remove: (form: HTMLFormElement) => change(() => forms.delete(form)),
  areThere: () => forms.size > 0,
  /** Whether one of them would go on the way to that path, or with the page. */
  wouldGo: (next?: string) =>
    [...forms.values()].some(
      ({ path, isSent }) => !isSent() && next !== path && !next?.startsWith(`${path}/`),
    ),
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}

function change(how: () => void) {
  how()
  for (const listener of listeners) listener()
}
