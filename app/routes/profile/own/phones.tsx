import { href } from 'react-router'
import { phoneFields, phoneKinds, phoneLabels } from '#app/domain/own-profile/contact-kinds.ts'
import { phones } from '#app/domain/own-profile/phones.server.ts'
import { PhonesSchema } from '#app/domain/own-profile/phones.ts'
import { openSection, saveSection } from '#app/domain/own-profile/section.server.ts'
import { useForm } from '#app/forms/form.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { redirectWithNotice } from '#app/http/responses.server.ts'
import { Checkbox, RadioGroup } from '#app/ui/choices.tsx'
import { TextInput } from '#app/ui/field.tsx'
import type { Route } from './+types/phones'
import { refused, stale } from './section-answer.ts'
import { SectionDialog } from './section-dialog.tsx'
import { SectionForm } from './section-form.tsx'

const page = href('/profile/contact-information')

export const loader = ({ context }: Route.LoaderArgs) => openSection(context.get(viewerContext), phones)

export async function action({ context }: Route.ActionArgs) {
  const form = await parseForm(context, PhonesSchema)
  if (!form.ok) return refused(form)
  const saving = await saveSection(context.get(viewerContext), phones, form.value)
  if (saving.kind === 'stale') return stale(form, saving)
  return redirectWithNotice(page, 'Your phone numbers were saved.')
}

const loadSchema = async () => (await import('#app/domain/own-profile/phones.ts')).PhonesSchema

export default function Phones({ loaderData, actionData }: Route.ComponentProps) {
  const { form, fields, errors } = useForm(
    {
      id: 'phones',
      reply: actionData?.reply,
      defaultValue: { ...loaderData.facts, version: loaderData.version },
    },
    loadSchema,
  )
  return (
    <SectionDialog title="Edit phone numbers" page={page} invalid={errors.length > 0}>
      <SectionForm
        form={form}
        errors={errors}
        version={fields.version.control}
        answer={actionData}
        closeTo={page}
      >
        <RadioGroup
          legend="Preferred phone number"
          hint="This is the one others see, if you share it. You can leave the rest blank."
          options={phoneKinds.map((value) => ({ value, label: phoneLabels[value] }))}
          {...fields.preferredPhone.control}
        />
        {phoneKinds.map((kind) => (
          <TextInput
            key={kind}
            label={phoneLabels[kind]}
            type="tel"
            autoComplete={kind === 'OTHER' ? 'tel' : `${kind.toLowerCase()} tel`}
            className="max-w-sm"
            {...fields[phoneFields[kind]].control}
          />
        ))}
        <Checkbox label="Show my preferred phone number to members" {...fields.phoneVisible.box} />
      </SectionForm>
    </SectionDialog>
  )
}
