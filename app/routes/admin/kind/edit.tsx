import { href } from 'react-router'
import { findRecord, notesOn, referringTo, titleOf } from '#app/domain/administration/find.server.ts'
import { payloadOf } from '#app/domain/administration/form.server.ts'
import { standingOf } from '#app/domain/administration/state.ts'
import { stashedFields } from '#app/domain/stashed-forms/stashed-forms.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found } from '#app/http/responses.server.ts'
import { kindContext } from '#app/middleware/require-administration.server.ts'
import { AddressText } from '#app/ui/address-text.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { parseId } from '#app/values/ids.ts'
import { showForm } from '../form/answer.server.ts'
import { formButtons } from '../form/buttons.ts'
import { RecordForm } from '../form/record-form.tsx'
import { payloadFrom } from '../form/submission.server.ts'
import type { Route } from './+types/edit'
import { Notes } from './notes.tsx'
import { Publication } from './publication.tsx'
import { RecordLinks } from './record-links.tsx'
import { saveRecord } from './save-record.server.ts'
import { scheduleText } from './schedule-text.ts'
import { summaryOf } from './summary.server.ts'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const [viewer, kind] = [context.get(viewerContext), context.get(kindContext)]
  const record = found(await findRecord(kind, parseId(params.recordId)))
  const { id, version, content, state, hasDraft } = record
  const held = await stashedFields(viewer.id, url)
  const payload = held ? payloadFrom(held) : payloadOf(kind.fields, content)
  return {
    kind: summaryOf(kind),
    id,
    name: await titleOf(kind, record),
    published: state.published,
    standing: standingOf(state, hasDraft),
    scheduled: scheduleText(state),
    referring: kind.archives === undefined ? null : await referringTo(kind, id),
    notes: await notesOn(kind, content, id),
    shown: await showForm(viewer, kind, payload, { version }),
  }
}

export const action = ({ params, context }: Route.ActionArgs) => saveRecord(context, params.recordId)

export default function Edit({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, id, name, published, standing, scheduled, referring, notes } = loaderData
  const shown = actionData?.shown ?? loaderData.shown
  return (
    <>
      <PageTitle title={name} invalid={shown.problems.length > 0} />
      <PageHead
        title={name.includes('@') ? <AddressText address={name} /> : <bdi>{name}</bdi>}
        back={{ to: href('/admin/:kind', { kind: kind.name }), label: kind.title }}
      />
      <div className="stack">
        {kind.operations.length > 0 && (
          <Publication
            kind={kind}
            id={id}
            standing={standing}
            published={published}
            scheduled={scheduled}
            referring={referring}
          />
        )}
        <RecordLinks kind={kind} id={id} />
        <Notes notes={notes} />
        <RecordForm
          key={shown.version}
          shown={shown}
          formKey=""
          buttons={formButtons({ ...kind, published })}
        />
      </div>
    </>
  )
}
