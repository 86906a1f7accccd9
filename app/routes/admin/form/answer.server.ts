import type { Change } from '#app/domain/administration/content.ts'
import { describeChanges } from '#app/domain/administration/describe.ts'
import { type Fields, isRowsField } from '#app/domain/administration/fields.ts'
import { readNames } from '#app/domain/administration/find.server.ts'
import { fieldsFor, type Payload, payloadOf } from '#app/domain/administration/form.server.ts'
import { formFieldsOf, type Kind } from '#app/domain/administration/kind.server.ts'
import type { Saving } from '#app/domain/administration/save.server.ts'
import { suggestFiles } from '#app/domain/files/suggest.server.ts'
import type { Viewer } from '#app/domain/viewer/viewer.ts'
import { suggestionsId } from './declared.ts'
import type { FormAnswer } from './record-form.tsx'
import { valuesIn } from './searched-values.server.ts'
import type { Submission } from './submission.server.ts'
import { formView } from './view.server.ts'

const CHANGED =
  'This was changed after you opened it, so nothing has been saved. Save again to replace it with your version.'
const UNCONFIRMED = 'Nothing has changed yet. Read what this will do, then save again to confirm.'
const DELETED = 'Someone deleted this, so nothing was saved. What you typed is still here.'

type Given = {
  version?: number
  problems?: [name: string, message: string][]
  differing?: Change[]
  at?: string
  follows?: { says: string[]; token: string }
}

/** A form with what was typed, or what stands. */
export async function showForm(
  viewer: Viewer,
  kind: Kind,
  payload: Payload,
  { version = 0, problems = [], differing = [], at, follows }: Given = {},
): Promise<FormAnswer> {
  const fields = fieldsFor(viewer, formFieldsOf(kind))
  const choices = await readNames(kind, viewer, differing)
  const errors: Record<string, string[]> = {}
  for (const [name, message] of problems) errors[name] = [...(errors[name] ?? []), message]
  return {
    sections: formView(kind, fields, payload, {
      choices,
      errors,
      values: await valuesIn(viewer, kind, fields, payload),
    }),
    problems,
    differing: describeChanges(kind.fields, differing, choices, viewer.timeZone ?? 'UTC'),
    version,
    at,
    suggestions: await suggestionsFor(viewer, fields),
    follows,
  }
}

/** The lists that these fields suggest addresses from. */
async function suggestionsFor(viewer: Viewer, fields: Fields): Promise<FormAnswer['suggestions']> {
  const lists = await Promise.all(
    suggestedIn(fields).map(async (suggests) => ({
      id: suggestionsId(suggests),
      options: await suggestFiles(viewer, { images: suggests === 'images' }),
    })),
  )
  return lists.filter(({ options }) => options.length > 0)
}

const suggestedIn = (fields: Fields): ('images' | 'files')[] => [
  ...new Set(
    Object.values(fields).flatMap((field) =>
      isRowsField(field) ? suggestedIn(field.fields) : (field.suggests ?? []),
    ),
  ),
]

/** The answer to a form that saves nothing: a step in its rows, or something that can't be saved. */
export function answerUnread(
  viewer: Viewer,
  kind: Kind,
  { frame, payload, ...read }: Exclude<Submission, { kind: 'typed' }>,
): Promise<FormAnswer> {
  const { version } = frame
  if (read.kind === 'step') return showForm(viewer, kind, payload, { version, at: read.at })
  return showForm(viewer, kind, payload, { version, problems: read.problems })
}

/** The answer to a form that couldn't be saved, with what was typed. */
export function answerUnsaved(
  viewer: Viewer,
  kind: Kind,
  { frame, payload }: Submission,
  saving: Exclude<Saving, { kind: 'saved' }>,
): Promise<FormAnswer> {
  const { version } = frame
  switch (saving.kind) {
    case 'gone':
      return showForm(viewer, kind, payload, { version, problems: [['', DELETED]] })
    case 'refused': {
      const problems = saving.problems.map(({ path, message }): [string, string] => [path, message])
      return showForm(viewer, kind, payload, { version, problems })
    }
    case 'unconfirmed': {
      const { says, token } = saving
      return showForm(viewer, kind, payload, {
        version,
        problems: [['', UNCONFIRMED]],
        follows: { says, token },
      })
    }
    case 'stale': {
      const { now, merged, differing } = saving
      const given = { version: now.version, problems: [['', CHANGED] as [string, string]], differing }
      return showForm(viewer, kind, payloadOf(kind.fields, merged), given)
    }
  }
}
