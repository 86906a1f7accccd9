import { href } from 'react-router'
import { filterParams, parseFilter } from '#app/domain/questions/filter.ts'
import { listQuestions } from '#app/domain/questions/listing.server.ts'
import { mayWritePosts } from '#app/domain/viewer/areas.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FilterChips } from '#app/ui/filter-chips.tsx'
import { WithFilters } from '#app/ui/filter-form.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { parsePage } from '#app/values/list-page.ts'
import { pageHref } from '#app/values/search-params.ts'
import type { Route } from './+types/index'
import { QuestionFilters } from './question-filters.tsx'
import { QuestionLine } from './question-line.tsx'
import { removableFilters } from './removable-filters.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const filter = parseFilter(url.searchParams)
  const list = await listQuestions(viewer, filter, parsePage(url.searchParams.get('page')))
  return { ...list, canAsk: mayWritePosts(viewer) }
}

const title = 'Questions'

export default function Questions({ loaderData }: Route.ComponentProps) {
  const { canAsk, ...list } = loaderData
  const { questions, total, page, pages, filter } = list
  const chosen = removableFilters(list)
  return (
    <>
      <PageTitle title={title} />
      <PageHead
        title={title}
        lead="Ask the community anything, and answer what you can."
        action={canAsk && <AskLink />}
      />
      <WithFilters filters={<QuestionFilters list={list} />}>
        <FilterChips filters={chosen} />
        <p className="text-muted" role="status">
          {total.toLocaleString('en-US')} {total === 1 ? 'question' : 'questions'}
        </p>
        {total > 0 ? (
          <ol className="questions">
            {questions.map((question) => (
              <QuestionLine key={question.id} question={question} />
            ))}
          </ol>
        ) : (
          <NoQuestions filtered={chosen.length > 0} canAsk={canAsk} />
        )}
        <Pagination page={page} pages={pages} href={(to) => pageHref(filterParams(filter), to)} />
      </WithFilters>
    </>
  )
}

function AskLink() {
  return (
    <ButtonLink to={href('/questions/ask')}>
      <Icon name="plus" /> Ask a question
    </ButtonLink>
  )
}

function NoQuestions({ filtered, canAsk }: { filtered: boolean; canAsk: boolean }) {
  if (!filtered) {
    return (
      <EmptyState title="No items." drawing="people" action={canAsk && <AskLink />}>
        No one has asked anything yet. Be the first.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title="No search results."
      action={
        <ButtonLink variant="secondary" to={href('/questions')}>
          Show all questions
        </ButtonLink>
      }
    >
      {canAsk ? 'Try other words, or ask the question yourself.' : 'Try other words.'}
    </EmptyState>
  )
}
