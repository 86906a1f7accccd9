import { Form } from 'react-router'
import { themeCookie } from '#app/http/cookies.server.ts'
import { redirectWithNotice } from '#app/http/responses.server.ts'
import { formFields } from '#app/http/submitted-form.server.ts'
import { RadioGroup } from '#app/ui/choices.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { parseTheme } from '#app/values/theme.ts'
import type { Route } from './+types/index'

export const loader = ({ request }: Route.LoaderArgs) => ({ theme: themeCookie.read(request) })

/** Anything else is the device's setting. */
export async function action({ context }: Route.ActionArgs) {
  const theme = parseTheme((await formFields(context)).get('theme'))
  const headers = new Headers({ 'Set-Cookie': themeCookie.set(theme) })
  return redirectWithNotice('/appearance', 'Your appearance was saved.', { headers })
}

const title = 'Appearance'

/** A document of its own has the colors, so the form is sent by the browser itself. */
export default function Appearance({ loaderData: { theme } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title={title} />
      <PageHead title={title} lead="For this browser only." />
      <Form method="post" reloadDocument className="form">
        <RadioGroup
          id="theme"
          name="theme"
          legend="Colors"
          options={[
            { value: 'device', label: 'Same as your device' },
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
          defaultValue={theme ?? 'device'}
        />
        <div>
          <SubmitButton pending="Saving…">Save</SubmitButton>
        </div>
      </Form>
    </>
  )
}
