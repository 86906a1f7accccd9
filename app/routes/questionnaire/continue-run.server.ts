import { data, href, type RouterContextProvider, redirect } from 'react-router'
import { type Chosen, choose } from '#app/domain/onboarding/choice.ts'
import { findSection } from '#app/domain/onboarding/questionnaire.server.ts'
import type { Question } from '#app/domain/onboarding/questions.server.ts'
import { versionOf } from '#app/domain/onboarding/run.server.ts'
import { saveSection } from '#app/domain/onboarding/save-section.server.ts'
import { SectionSchema } from '#app/domain/onboarding/schema.ts'
import type { Viewer } from '#app/domain/viewer/viewer.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { redirectWithNotice } from '#app/http/responses.server.ts'
import { parseId } from '#app/values/ids.ts'
import type { Flow } from './flow.ts'
import { returnQuery } from './way-back.ts'

type Asked = {
  viewer: Viewer
  flow: Flow
  context: Readonly<RouterContextProvider>
  url: URL
  params: { section?: string }
}
type Finished = { playbookId: number; late: boolean }

/** Describes what is saved; the submitted answers stay chosen in the form. */
function changedTo(question: Question | null, now: Chosen[]): string {
  const contents = new Map(question?.answers.map(({ id, content }) => [id, content]))
  const saved = now.map(({ answerId, other }) => `“${other ?? contents.get(answerId)}”`)
  const standing = saved.length > 0 ? new Intl.ListFormat('en-US').format(saved) : 'no answer'
  return `You answered this in another window and chose ${standing}. Continue to use the choices below instead.`
}

/** Saves a submitted section and leads to the next one; after the last, `finish` decides. */
export async function continueRun(
  { viewer, flow, context, url, params }: Asked,
  finish: (finished: Finished) => Promise<Response>,
) {
  const form = await parseForm(context, SectionSchema)
  if (!form.ok) return data({ reply: form.reply(), version: null }, 400)
  const { answers, other, playbook, version, cleared } = form.value
  const number = parseId(params.section) ?? 0
  const { question, total } = await findSection(number)
  const choice = question && choose(question, cleared ? [] : answers.map(parseId), other)
  if (choice && !choice.ok) {
    return data({ reply: form.reply({ fields: { [choice.field]: choice.message } }), version: null }, 400)
  }
  const saving = await saveSection(viewer, {
    number,
    total,
    answered: question && choice && { questionId: question.id, chosen: choice.chosen, version },
    playbookId: parseId(playbook),
    onboarding: flow.onboarding,
  })
  if (saving.kind === 'finished') return finish(saving)
  if (saving.kind === 'closed') {
    const isOver = flow.onboarding && viewer.isOnboarded
    return redirect(isOver ? href('/') : flow.at() + returnQuery(url), 303)
  }
  if (saving.kind === 'changed') {
    return data(
      { reply: form.reply({ form: changedTo(question, saving.now) }), version: versionOf(saving.now) },
      409,
    )
  }
  const next = flow.at(number + 1) + returnQuery(url)
  if (!choice?.alone) return redirect(next, 303)
  return redirectWithNotice(next, `“${choice.alone.content}” replaced your other answers.`, { tone: 'info' })
}
