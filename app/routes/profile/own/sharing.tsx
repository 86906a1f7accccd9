import { href } from 'react-router'
import { openSection, saveSection } from '#app/domain/own-profile/section.server.ts'
import { ownEnrollments, sharing } from '#app/domain/own-profile/sharing.server.ts'
import { SharingSchema } from '#app/domain/own-profile/sharing.ts'
import { sharingFields } from '#app/domain/own-profile/sharing-fields.ts'
import { Fields } from '#app/forms/fields.tsx'
import { useForm } from '#app/forms/form.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { redirectWithNotice } from '#app/http/responses.server.ts'
import type { Route } from './+types/sharing'
import { EnrollmentFields } from './enrollment-fields.tsx'
import { refused, stale } from './section-answer.ts'
import { SectionFormDialog } from './section-form-dialog.tsx'

const page = href('/profile/privacy-and-visibility')

export async function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const enrollments = await ownEnrollments(viewer)
  return {
    ...(await openSection(viewer, sharing(enrollments))),
    enrollments,
    isPartnerOnly: viewer.partnerOnly,
  }
}

export async function action({ context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext)
  const form = await parseForm(context, SharingSchema)
  if (!form.ok) return refused(form)
  const saving = await saveSection(viewer, sharing(await ownEnrollments(viewer)), form.value)
  if (saving.kind === 'stale') return stale(form, saving)
  return redirectWithNotice(page, 'Your choices were saved.')
}

const loadSchema = async () => (await import('#app/domain/own-profile/sharing.ts')).SharingSchema

const NO_MESSAGES = 'Partners don’t have messages here, so no one can contact you.'

export default function Sharing({ loaderData, actionData }: Route.ComponentProps) {
  const { facts, version, enrollments, isPartnerOnly } = loaderData
  const form = useForm(
    {
      id: 'sharing',
      reply: actionData?.reply,
      defaultValue: {
        contactable: facts.contactable ? 'everyone' : 'nobody',
        visibleToAllRisingLeaders: facts.visibleToAllRisingLeaders.map(String),
        visibleToAllMltPartners: facts.visibleToAllMltPartners.map(String),
        mltInsightsNews: facts.mltInsightsNews,
        notificationEmails: facts.notificationEmails,
        version,
      },
    },
    loadSchema,
  )
  const { fields } = form
  return (
    <SectionFormDialog title="Contact and programs" page={page} form={form} answer={actionData}>
      <Fields
        declared={sharingFields}
        fields={fields}
        only={['contactable']}
        ofPage={{ contactable: isPartnerOnly ? { hint: NO_MESSAGES } : {} }}
      />
      {enrollments.map((enrollment) => (
        <EnrollmentFields
          key={enrollment.id}
          enrollment={enrollment}
          risingLeaders={fields.visibleToAllRisingLeaders.boxes.defaultOptions}
          partners={fields.visibleToAllMltPartners.boxes.defaultOptions}
        />
      ))}
      <Fields declared={sharingFields} fields={fields} only={['notificationEmails', 'mltInsightsNews']} />
    </SectionFormDialog>
  )
}
