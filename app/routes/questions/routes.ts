import { index, layout, prefix, route } from '@react-router/dev/routes'

/** The actions on a question, which answers have too, one level further down. */
const postDialogs = (post: 'question' | 'answer') => [
  route('edit', 'routes/questions/edit.tsx', { id: `edit-${post}` }),
  route('remove', 'routes/questions/remove.tsx', { id: `remove-${post}` }),
  route('report', 'routes/questions/report.tsx', { id: `report-${post}` }),
]

/** The community's questions. */
export const questionPages = [
  layout(
    'routes/questions/area.ts',
    prefix('questions', [
      index('routes/questions/index.tsx', { id: 'questions' }),
      route('ask', 'routes/questions/ask.tsx', { id: 'ask-question' }),
      route(':postId', 'routes/questions/show.tsx', { id: 'question-details' }, [
        ...postDialogs('question'),
        ...prefix('answers/:answerId', [
          ...postDialogs('answer'),
          route('kudos', 'routes/questions/kudos.tsx', { id: 'answer-kudos' }),
        ]),
      ]),
    ]),
  ),
]
