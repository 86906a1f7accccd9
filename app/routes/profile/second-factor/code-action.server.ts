import { data, href, type RouterContextProvider, redirect } from 'react-router'
import { consume, giveBack } from '#app/domain/rate-limits/rate-limits.server.ts'
import { CodeSchema } from '#app/domain/second-factor/schema.ts'
import { readSecondFactor } from '#app/domain/second-factor/second-factor.server.ts'
import type { Viewer } from '#app/domain/viewer/viewer.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { tooMany, tryAgainIn } from '#app/http/too-many.server.ts'

type Context = Readonly<RouterContextProvider>

/** The pages that ask for a code are those of members who have codes. */
export async function needSecondFactor(context: Context): Promise<null> {
  if (await readSecondFactor(context.get(viewerContext).id)) return null
  throw redirect(href('/profile/second-factor'))
}

/**
 * What a code is asked for, done with the one in the form, or the form with what is wrong with it. Every try is counted, and
 * given back where the code was right.
 */
export async function withCode<Done>(
  context: Context,
  act: (viewer: Viewer, code: string) => Promise<Done | null>,
  wrong: string,
) {
  const viewer = context.get(viewerContext)
  const form = await parseForm(context, CodeSchema, { secret: ['code'] })
  if (!form.ok) return { done: null, refused: data({ codes: null, reply: form.reply() }, 400) }
  const use = await consume('codesByMember', String(viewer.id))
  if (!use.allowed) {
    const text = `Too many attempts. ${tryAgainIn(use.seconds)}`
    return {
      done: null,
      refused: data({ codes: null, reply: form.reply({ form: text }) }, tooMany(use.seconds)),
    }
  }
  const done = await act(viewer, form.value.code)
  if (done === null) {
    return {
      done,
      refused: data({ codes: null, reply: form.reply({ fields: { code: wrong } }) }, 400),
    }
  }
  await giveBack('codesByMember', String(viewer.id))
  return { done, refused: null }
}
