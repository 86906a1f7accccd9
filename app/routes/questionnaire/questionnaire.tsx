import { Form } from 'react-router'
import type { AskedQuestion, OpenSection } from '#app/domain/onboarding/questionnaire.server.ts'
import type { SectionSchema } from '#app/domain/onboarding/schema.ts'
import { useForm } from '#app/forms/small-form.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { AuthorField } from '../shell/author-field.tsx'
import { Buttons } from './buttons.tsx'
import type { Flow } from './flow.ts'
import { QuestionFields } from './question-fields.tsx'
import { StepsToTake } from './steps-to-take.tsx'
import { Welcome } from './welcome.tsx'

type Props = {
  section: OpenSection
  firstName: string
  /** The query appended to every URL of the questionnaire. */
  back: string
  flow: Flow
  /** The server's response to the submission. */
  answer?: { reply: object; version: string | null }
}

/** One section: a form of its own, whose submission leads to the next. */
export function Questionnaire({ section, firstName, back, flow, answer }: Props) {
  const { kind, number, total, percent, playbookId, isLast, question } = section
  const { form, fields, errors } = useForm<typeof SectionSchema>({
    id: 'section',
    reply: answer?.reply,
    defaultValue: savedChoice(question),
  })
  return (
    <div className="questionnaire">
      <PageTitle title={question?.title ?? TITLES[kind](flow)} invalid={answer !== undefined} />
      <Progress label="Progress" percent={percent}>
        {`Section ${number} of ${total} · ${percent}% done`}
      </Progress>
      <ErrorSummary errors={errors} />
      <Form key={number} method="post" action={flow.at(number) + back} {...form}>
        <AuthorField draft={false} />
        <input type="hidden" name="playbook" value={playbookId ?? ''} />
        {kind === 'welcome' && <Welcome firstName={flow.onboarding ? firstName : null} />}
        {kind === 'steps' && <StepsToTake />}
        {question && (
          <QuestionFields
            question={question}
            fields={fields}
            version={answer?.version ?? question.version}
            playbookId={playbookId}
          />
        )}
        <Buttons
          kind={kind}
          isLast={isLast}
          single={question?.single ?? false}
          previous={number > 1 ? flow.at(number - 1) + back : null}
        />
      </Form>
    </div>
  )
}

function savedChoice(question: AskedQuestion | null) {
  const chosen = question?.chosen ?? []
  return {
    answers: chosen.map(({ answerId }) => String(answerId)),
    other: chosen.find(({ other }) => other !== null)?.other ?? '',
  }
}

const TITLES = {
  welcome: ({ onboarding }: Flow) => (onboarding ? 'Welcome' : 'A new playbook'),
  steps: () => 'What comes next',
  question: () => 'Question',
}
