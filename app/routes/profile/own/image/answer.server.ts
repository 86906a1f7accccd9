import { data, href } from 'react-router'
import type { Taking } from '#app/domain/profile-images/change.server.ts'
import { NOT_THERE, REFUSALS } from '#app/domain/profile-images/rules.ts'
import { replyTo } from '#app/forms/parse-form.server.ts'
import { redirectWithNotice } from '#app/http/responses.server.ts'
import type { SectionReply } from '../section-answer.ts'

const CHANGED =
  'Your image was changed after you opened this, so nothing has been saved. Save again to replace it.'

/** The form again, with the errors of the image or of the whole form. */
export function imageProblem(status: number, problem: { form?: string; fields?: { image: string } }) {
  return data<SectionReply>({ reply: replyTo([], problem), changes: [], version: null }, status)
}

export function respondToUpload(taking: Taking | { kind: 'not-there' }) {
  switch (taking.kind) {
    case 'changed':
      return redirectWithNotice(href('/profile'), 'Your profile image was saved.')
    case 'stale':
      return data<SectionReply>(
        { reply: replyTo([], { form: CHANGED }), changes: [], version: taking.version },
        409,
      )
    case 'refused':
      return imageProblem(400, { fields: { image: REFUSALS[taking.why] } })
    case 'not-there':
      return imageProblem(400, { form: NOT_THERE })
  }
}
