import { readOfferingTypes } from '#app/domain/businesses/offering-types.server.ts'
import { changeBusiness, openOwnBusiness } from '#app/domain/businesses/own.server.ts'
import { EditBusinessSchema } from '#app/domain/businesses/schema.ts'
import { useForm } from '#app/forms/form.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found, redirectWithNotice } from '#app/http/responses.server.ts'
import { parseId } from '#app/values/ids.ts'
import { gone, refused, stale } from '../profile/own/section-answer.ts'
import type { Route } from './+types/edit'
import { listHref } from './address.ts'
import { BusinessForm } from './business-form.tsx'
import { fieldsOf } from './problems.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const business = found(await openOwnBusiness(context.get(viewerContext), parseId(params.businessId)))
  return { business, offeringTypes: await readOfferingTypes() }
}

export async function action({ params, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext)
  const id = parseId(params.businessId)
  found(await openOwnBusiness(viewer, id))
  const form = await parseForm(context, EditBusinessSchema)
  if (!form.ok) return refused(form)
  const changing = await changeBusiness(viewer, id, form.value)
  if (changing.kind === 'gone') return gone(form, 'This business is no longer yours to edit.')
  if (changing.kind === 'stale') return stale(form, changing)
  if (changing.kind === 'refused') return refused(form, fieldsOf(changing.problems))
  return redirectWithNotice(
    listHref(''),
    changing.published ? 'Your change was saved, and everyone sees it.' : 'Your change was saved.',
  )
}

const loadSchema = async () => (await import('#app/domain/businesses/schema.ts')).EditBusinessSchema

export default function EditBusiness({ loaderData, actionData }: Route.ComponentProps) {
  const { offeringTypes, business } = loaderData
  const { published, version, logo: _, ...facts } = business
  const { form, fields, errors } = useForm(
    { id: 'business', reply: actionData?.reply, defaultValue: { ...facts, version: String(version) } },
    loadSchema,
  )
  return (
    <BusinessForm
      title="Edit your business"
      lead={
        published
          ? 'Everyone sees your changes at once, and staff look at them.'
          : 'Everyone sees it once staff have published it.'
      }
      form={form}
      errors={errors}
      fields={fields}
      version={fields.version.control}
      answer={actionData}
      offeringTypes={offeringTypes}
    />
  )
}
