import { readOfferingTypes } from '#app/domain/businesses/offering-types.server.ts'
import { addBusiness } from '#app/domain/businesses/own.server.ts'
import { AddBusinessSchema } from '#app/domain/businesses/schema.ts'
import { useForm } from '#app/forms/form.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { redirectWithNotice } from '#app/http/responses.server.ts'
import { refused } from '../profile/own/section-answer.ts'
import type { Route } from './+types/add'
import { listHref } from './address.ts'
import { BusinessForm } from './business-form.tsx'
import { fieldsOf } from './problems.ts'

export const loader = async () => ({
  offeringTypes: await readOfferingTypes(),
  formKey: crypto.randomUUID(),
})

export async function action({ context }: Route.ActionArgs) {
  const form = await parseForm(context, AddBusinessSchema)
  if (!form.ok) return refused(form)
  const adding = await addBusiness(context.get(viewerContext), form.value)
  if (adding.kind === 'refused') return refused(form, fieldsOf(adding.problems))
  return redirectWithNotice(
    listHref(''),
    'Your business was added. Everyone sees it once staff have published it.',
  )
}

const loadSchema = async () => (await import('#app/domain/businesses/schema.ts')).AddBusinessSchema

export default function AddBusiness({ loaderData, actionData }: Route.ComponentProps) {
  const { offeringTypes, formKey } = loaderData
  const { form, fields, errors } = useForm(
    { id: 'business', reply: actionData?.reply, defaultValue: { formKey } },
    loadSchema,
  )
  return (
    <BusinessForm
      title="Add your business"
      lead="Staff look at it first. Once they have published it, everyone sees it in the registry, with your name."
      form={form}
      errors={errors}
      fields={fields}
      version={fields.formKey.control}
      offeringTypes={offeringTypes}
      save="Add business"
    />
  )
}
