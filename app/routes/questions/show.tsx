import { data, href, useOutlet } from 'react-router'
import { findQuestion } from '#app/domain/questions/question.server.ts'
import { AnswerSchema } from '#app/domain/questions/schema.ts'
import { answer } from '#app/domain/questions/write.server.ts'
import { canWritePosts } from '#app/domain/viewer/permissions.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { logFailedPart } from '#app/http/failed-list.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found, permit, redirectWithNotice } from '#app/http/responses.server.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Results } from '#app/ui/results.tsx'
import { parseId } from '#app/values/ids.ts'
import { parsePage } from '#app/values/list-page.ts'
import type { Route } from './+types/show'
import { questionHref } from './address.ts'
import { AnswerForm } from './answer-form.tsx'
import { AnswerItem } from './answer-item.tsx'
import { notWritten } from './not-written.server.ts'
import { PostActions } from './post-actions.tsx'
import { PostByline } from './post-byline.tsx'
import { ModerationNotice } from './standing.tsx'
import { TopicChips } from './topic-chips.tsx'
import { WhyNoAnswer } from './why-no-answer.tsx'

/** Passes Retry-After through to the response. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const asked = {
    page: parsePage(url.searchParams.get('page')),
    answerId: parseId(url.searchParams.get('answer') ?? undefined),
  }
  const shown = found(await findQuestion(viewer, parseId(params.postId), asked, logFailedPart(context)))
  const failed = shown.answers === 'failed'
  return {
    ...shown,
    answers: shown.answers === 'failed' ? [] : shown.answers,
    failed,
    canAnswer: canWritePosts(viewer),
    isHidden: viewer.hiddenProfile,
    formKey: crypto.randomUUID(),
  }
}

export async function action({ params, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext)
  permit(canWritePosts(viewer))
  const form = await parseForm(context, AnswerSchema)
  if (!form.ok) return data({ reply: form.reply() }, 400)
  const writing = await answer(viewer, parseId(params.postId), form.value)
  if (writing.kind !== 'written') return notWritten(form, writing)
  return redirectWithNotice(questionHref(params.postId, writing.id), 'Your answer was posted.')
}

export default function ShowQuestion({ loaderData, actionData }: Route.ComponentProps) {
  const { question, answers, total, page, pages, failed, canAnswer, isHidden, formKey } = loaderData
  const { id, heading, content, tags, standing, mine } = question
  const dialog = useOutlet()
  return (
    <>
      {!dialog && <PageTitle title={heading} invalid={actionData !== undefined} />}
      <PageHead title={<bdi>{heading}</bdi>} back={{ to: href('/questions'), label: 'Questions' }} />
      {dialog}
      <div className="stack gap-8 measure">
        <section aria-label="Question" className="stack">
          <ModerationNotice standing={standing} mine={mine} />
          <PostByline post={question} />
          {content !== heading && (
            <p className="whitespace-pre-wrap" dir="auto">
              {content}
            </p>
          )}
          <TopicChips tags={tags} />
          <PostActions post={question} questionId={id} />
        </section>
        <section aria-labelledby="answers" className="stack">
          <h2 id="answers">{`${total} ${total === 1 ? 'answer' : 'answers'}`}</h2>
          {total === 0 ? (
            <p className="text-muted">No answers yet.</p>
          ) : (
            <Results failed={failed}>
              <ol className="stack">
                {answers.map((it) => (
                  <AnswerItem key={it.id} answer={it} questionId={id} />
                ))}
              </ol>
              <Pagination page={page} pages={pages} href={(to) => (to > 1 ? `?page=${to}` : '?')} />
            </Results>
          )}
        </section>
        {(standing === null || actionData) &&
          (canAnswer ? (
            <AnswerForm
              key={answers.findLast((it) => it.mine)?.id}
              questionId={id}
              formKey={formKey}
              reply={actionData?.reply}
            />
          ) : (
            <WhyNoAnswer isHidden={isHidden} />
          ))}
      </div>
    </>
  )
}
