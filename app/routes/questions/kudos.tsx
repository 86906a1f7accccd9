import { data, Form } from 'react-router'
import { setKudos, type Thanking } from '#app/domain/kudos/give.server.ts'
import { NOTE_MAX } from '#app/domain/questions/limits.ts'
import { findPost, placeOf } from '#app/domain/questions/post.server.ts'
import { KudosSchema } from '#app/domain/questions/schema.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { useForm } from '#app/forms/small-form.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found, notFound, permit, redirectWithNotice } from '#app/http/responses.server.ts'
import { tooMany, tryAgainIn } from '#app/http/too-many.server.ts'
import { DialogFrame } from '#app/ui/dialog-frame.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Link } from '#app/ui/link.tsx'
import { MemberName } from '#app/ui/member-mention.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { focusStays } from '#app/ui/route-announcer.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { AuthorField } from '../shell/author-field.tsx'
import type { Route } from './+types/kudos'
import { kudosHref, questionHref } from './address.ts'

/** Passes Retry-After through to the response. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader({ params, context }: Route.LoaderArgs) {
  const answer = found(await findPost(context.get(viewerContext), placeOf(params)))
  permit(answer.canThank || answer.hasKudos)
  return { author: answer.author, hasKudos: answer.hasKudos, note: answer.note }
}

/** Gives kudos or withdraws them: with a note from this dialog, without one from the page below. */
export async function action({ params, context }: Route.ActionArgs) {
  const form = await parseForm(context, KudosSchema)
  if (!form.ok) return data({ reply: form.reply(), problem: undefined }, 400)
  const { inPlace, ...input } = form.value
  const thanking = await setKudos(context.get(viewerContext), placeOf(params), input)
  if (inPlace) return data({ reply: null, problem: problemOf(thanking) }, statusOf(thanking))
  const page = questionHref(params.postId, params.answerId)
  const problem = problemOf(thanking)
  if (problem && input.note) {
    return data({ reply: form.reply({ form: problem }), problem }, statusOf(thanking))
  }
  if (thanking.kind === 'gone') throw notFound()
  permit(thanking.kind !== 'refused')
  if (problem) return redirectWithNotice(page, problem, { tone: 'danger' })
  return redirectWithNotice(page, input.hasKudos ? 'You gave kudos.' : 'You took back your kudos.')
}

function problemOf(thanking: Thanking): string | undefined {
  if (thanking.kind === 'limited')
    return `You’ve given a lot of kudos in a short time. ${tryAgainIn(thanking.seconds)}`
  if (thanking.kind === 'gone') return 'This answer is no longer available.'
  return thanking.kind === 'refused' ? 'You can’t give kudos for this answer.' : undefined
}

function statusOf(thanking: Thanking): ResponseInit {
  if (thanking.kind === 'limited') return tooMany(thanking.seconds)
  return { status: { done: 200, gone: 404, refused: 403 }[thanking.kind] }
}

const loadSchema = async () => (await import('#app/domain/questions/schema.ts')).KudosSchema

export default function Kudos({ loaderData, actionData, params }: Route.ComponentProps) {
  const { author, hasKudos, note } = loaderData
  const { form, fields, errors } = useForm(
    {
      id: 'kudos',
      reply: actionData?.reply,
      defaultValue: { note: note ?? '' },
    },
    loadSchema,
  )
  const page = questionHref(params.postId, params.answerId)
  const title = hasKudos ? 'Your note' : 'Give kudos'
  return (
    <DialogFrame title={title} closeTo={page} openedBy={kudosHref(params.postId, params.answerId)}>
      <PageTitle title={title} invalid={errors.length > 0} />
      <div className="stack">
        <ErrorSummary errors={errors} />
        <Form method="post" className="form" preventScrollReset {...form}>
          <AuthorField form={form.id} />
          <input type="hidden" name="withNote" value="true" />
          <TextArea
            label="Note"
            optional
            hint={
              <>
                Only <MemberName {...author} /> will see it, along with your kudos.
              </>
            }
            rows={3}
            max={NOTE_MAX}
            {...fields.note.control}
          />
          <div className="cluster">
            <SubmitButton name="hasKudos" value="true" pending="Giving…">
              {hasKudos ? 'Save' : 'Give kudos'}
            </SubmitButton>
            <Link className="btn btn-quiet" to={page} preventScrollReset state={focusStays}>
              Cancel
            </Link>
          </div>
        </Form>
      </div>
    </DialogFrame>
  )
}
