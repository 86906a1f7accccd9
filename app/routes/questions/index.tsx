import { href } from 'react-router'
import { questionList } from '#app/domain/questions/list.ts'
import { listQuestions } from '#app/domain/questions/listing.server.ts'
import { canWritePosts } from '#app/domain/viewer/permissions.ts'
import { listOrFailure } from '#app/http/failed-list.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { ListPage, NothingMatches } from '#app/lists/list-page.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { EMPTY_PAGE, parsePage } from '#app/values/list-page.ts'
import { packed, unpacked } from '#app/values/packed.ts'
import type { Route } from './+types/index'
import { QuestionLine } from './question-line.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const filter = questionList.parse(url.searchParams)
  const page = parsePage(url.searchParams.get('page'))
  const empty = { ...EMPTY_PAGE, questions: [], filter, choices: { tagIds: [] } }
  const list = await listOrFailure(context, empty, () => listQuestions(viewer, filter, page))
  return packed({ ...list, canAsk: canWritePosts(viewer) })
}

const title = 'Questions'

export default function Questions({ loaderData }: Route.ComponentProps) {
  const list = unpacked(loaderData)
  const { questions, filter, choices, canAsk } = list
  return (
    <>
      <PageTitle title={title} />
      <PageHead
        title={title}
        lead="Ask the community anything, and answer what you can."
        action={canAsk && <AskLink />}
      />
      <ListPage
        list={questionList}
        filter={filter}
        choices={choices}
        found={list}
        empty={<NoQuestions canAsk={canAsk} />}
        nothingMatches={
          <NothingMatches noun={questionList.noun}>
            {canAsk ? 'Try other words, or ask the question yourself.' : 'Try other words.'}
          </NothingMatches>
        }
      >
        <ol className="stack gap-4">
          {questions.map((question) => (
            <QuestionLine key={question.id} question={question} />
          ))}
        </ol>
      </ListPage>
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

function NoQuestions({ canAsk }: { canAsk: boolean }) {
  return (
    <EmptyState title="No items." drawing="people" action={canAsk && <AskLink />}>
      What members ask will show up here.{canAsk && ' Be the first.'}
    </EmptyState>
  )
}
