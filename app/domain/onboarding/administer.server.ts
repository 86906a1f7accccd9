import type { Tx } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { fold } from '#app/values/fold.ts'
import { type Content, rowsOf } from '../administration/content.ts'
import {
  oneSearched,
  type RowsField,
  textLine,
  textLines,
  wholeNumber,
  yesNo,
} from '../administration/fields.ts'
import { declareKind, type Problem } from '../administration/kind.server.ts'
import { tagLookup } from '../tags/lookup.server.ts'
import { questionAdminList } from './admin-list.ts'

const answers: RowsField = {
  label: 'Answers',
  noun: { one: 'answer', many: 'answers' },
  hint: 'You can reword an answer that members have chosen, but not remove it.',
  max: 100,
  table: 'OnboardingAnswer',
  parent: 'questionId',
  position: 'position',
  fields: {
    content: textLine('Answer', { required: 'Please enter the answer.' }),
    tagId: oneSearched('Tag', 'tags', { hint: 'Without one, choosing this answer replaces all others.' }),
    isOther: yesNo('Ask for their own words'),
  },
}

/** What new members are asked, and what they can answer. */
export const onboardingQuestions = declareKind({
  name: 'onboarding-questions',
  title: 'Onboarding questions',
  about: 'What new members are asked. Their answers choose what playbooks suggest.',
  noun: { one: 'onboarding question', many: 'onboarding questions' },
  permission: 'onboardingQuestions',
  table: 'OnboardingQuestion',
  named: 'title',
  sections: [
    {
      title: 'Question',
      fields: {
        title: textLine('Question', { required: 'Please enter the question.' }),
        help: textLines('Help', { max: 1000 }),
        answerGroup: textLine('Subject', { hint: 'It’s shown above the question.' }),
        answerLimit: wholeNumber('How many answers', {
          min: 1,
          max: 100,
          hint: 'One makes it a single choice. Without a number there is no limit.',
        }),
        position: wholeNumber('Position', {
          required: 'Please enter a position.',
          hint: 'Questions with lower numbers come first.',
        }),
      },
    },
    { title: 'Answers', fields: { answers } },
  ],
  list: {
    declaration: questionAdminList,
    orders: { position: Prisma.sql`r.position`, title: Prisma.sql`lower(r.title)` },
    columns: {
      Position: Prisma.sql`r.position`,
      Answers: Prisma.sql`(SELECT count(*) FROM "OnboardingAnswer" a WHERE a."questionId" = r.id)`,
      'Answered by': Prisma.sql`(SELECT count(DISTINCT c."playbookId") FROM "OnboardingAnswer" a
        JOIN "PlaybookChoice" c ON c."answerId" = a.id WHERE a."questionId" = r.id)`,
    },
  },
  lookups: { tags: tagLookup },
  check: answerProblems,
  checkedAlone: true,
  notes: (_tx, content) =>
    rowsOf(content.answers).length === 0 ? ['It isn’t asked as long as it has no answers.'] : [],
})

/** Answers differ, and one of them at most asks for own words. */
function answerProblems(_tx: Tx, content: Content): Problem[] {
  const rows = rowsOf(content.answers)
  const texts = rows.map(({ content }) => fold(String(content ?? '')))
  const others = rows.flatMap(({ isOther }, index) => (isOther === true ? [index] : []))
  return [
    ...texts.flatMap((text, index) =>
      texts.indexOf(text) < index
        ? [{ path: `answers[${index}].content`, message: 'There’s already an answer like that.' }]
        : [],
    ),
    ...others.slice(1).map((index) => ({
      path: `answers[${index}].isOther`,
      message: 'Only one answer can ask for their own words.',
    })),
  ]
}
