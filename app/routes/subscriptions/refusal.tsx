import { Form, href, isRouteErrorResponse } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { useSite } from '#app/ui/site.ts'
import { AuthorField } from '../shell/author-field.tsx'
import { ErrorContent } from '../shell/error-page.tsx'

export type Refusal = {
  kind: 'acting' | 'not-offered' | 'no-customer' | 'closed' | 'limited' | 'unavailable'
  /** When to try again. */
  when: string
  /** The fields of the refused form. */
  fields: Record<string, string>
}

const TEXTS: Record<Refusal['kind'], string> = {
  acting: 'You’re acting as this member. Only they can see and change what they pay for.',
  'not-offered': 'This plan isn’t available to you. Coaching packages are for subscribers.',
  'no-customer': 'You don’t have any purchases to manage yet.',
  closed: 'Payments aren’t available right now.',
  limited: 'You’ve tried this several times.',
  unavailable: 'Our billing provider isn’t responding.',
}

type Props = { error: unknown; title: string; lead?: string }

/** Replaces the provider's page: why it doesn't open, and the form again if retrying may help. */
export function RefusedBilling({ error, title, lead }: Props) {
  const { supportEmail } = useSite()
  if (!isRouteErrorResponse(error) || !isRefusal(error.data)) return <ErrorContent error={error} />
  const { kind, when, fields } = error.data
  return (
    <>
      <PageTitle title={title} />
      <PageHead title={title} lead={lead} />
      <div className="stack measure">
        <Notice tone={kind === 'unavailable' ? 'danger' : 'warning'}>{`${TEXTS[kind]} ${when}`}</Notice>
        <div className="cluster">
          {(kind === 'unavailable' || kind === 'limited') && <TryAgain fields={fields} />}
          <ButtonLink variant="secondary" to={href('/')}>
            Go to the home page
          </ButtonLink>
        </div>
        {(kind === 'closed' || kind === 'unavailable') && (
          <p className="text-sm text-muted">
            Questions? Email <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
          </p>
        )}
      </div>
    </>
  )
}

/** Submits to the URL that refused, which may lead to the provider, so it isn't a client navigation. */
function TryAgain({ fields }: Pick<Refusal, 'fields'>) {
  return (
    <Form method="post" reloadDocument>
      <AuthorField />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">Try again</Button>
    </Form>
  )
}

const isRefusal = (told: unknown): told is Refusal =>
  typeof told === 'object' && told !== null && 'kind' in told && 'fields' in told
