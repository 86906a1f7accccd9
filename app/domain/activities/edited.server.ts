import { type Content, rowsOf } from '../administration/content.ts'
import { ActivityRow } from './content.server.ts'

/** The sections of a content as it is edited, as the rows that pages show. */
export const editedActivities = ({ activities }: Content): ActivityRow[] =>
  rowsOf(activities).map(({ id, name, elements }) =>
    ActivityRow.parse({
      id,
      name: name ?? null,
      elements: rowsOf(elements).map((element) => ({
        id: element.id,
        kind: element.kind,
        text: element.text ?? '',
        url: element.url ?? null,
      })),
    }),
  )
