import { data, href, type RouterContextProvider } from 'react-router'
import { type Adding, addPasskey, beginAdding } from '#app/domain/passkeys/add.server.ts'
import { MOST_PASSKEYS } from '#app/domain/passkeys/list.server.ts'
import { asksFor } from '#app/domain/passkeys/proof.server.ts'
import { MadePasskeySchema, newPasskeySchema } from '#app/domain/passkeys/schema.ts'
import { consume } from '#app/domain/rate-limits/rate-limits.server.ts'
import { type ParsedForm, parseForm } from '#app/forms/parse-form.server.ts'
import { passkeyCookie } from '#app/http/cookies.server.ts'
import { publicOrigin } from '#app/http/origin.server.ts'
import { signedIn } from '#app/http/request-context.server.ts'
import { redirectWithNotice } from '#app/http/responses.server.ts'
import { formFields } from '#app/http/submitted-form.server.ts'
import { tooMany, tryAgainIn } from '#app/http/too-many.server.ts'
import { useHydrated } from '#app/ui/hydrated.ts'
import { Notice } from '#app/ui/notice.tsx'
import { deviceOf } from '#app/values/device.ts'
import { WRONG_CODE } from '../../auth/wrong-code.ts'
import { SectionDialog } from '../own/section-dialog.tsx'
import type { Route } from './+types/add'
import { AddForm } from './add-form.tsx'
import { ConfirmOnDevice } from './confirm-on-device.tsx'

/** Passes Retry-After through to the response. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader({ request, context }: Route.LoaderArgs) {
  return {
    device: deviceOf(request.headers.get('user-agent')),
    asks: await asksFor(signedIn(context).viewer),
  }
}

/** Comes twice: to ask what the browser has to make, and with what it has made. */
export async function action({ request, context }: Route.ActionArgs) {
  const isMade = (await formFields(context)).has('credential')
  return isMade ? add(request, context) : begin(request, context)
}

type Context = Readonly<RouterContextProvider>

async function begin(request: Request, context: Context) {
  const { viewer } = signedIn(context)
  const form = await parseForm(context, newPasskeySchema(await asksFor(viewer)), {
    secret: ['password', 'code'],
  })
  if (!form.ok) return data({ reply: form.reply(), asked: null }, 400)
  const use = await consume('passwordChangesByMember', String(viewer.id))
  if (!use.allowed) return limited(form, use.seconds)
  const { name, ...proof } = form.value
  const beginning = await beginAdding(viewer, publicOrigin(request), proof)
  if (beginning.kind === 'limited') return limited(form, beginning.seconds)
  if (beginning.kind === 'full')
    return data({ reply: form.reply({ form: problemOf('full') }), asked: null }, 409)
  if (beginning.kind !== 'begun')
    return data({ reply: form.reply({ fields: WRONG[beginning.kind] }), asked: null }, 400)
  const { options, secret } = beginning
  return data(
    { reply: form.reply(), asked: { name, options: JSON.stringify(options) } },
    { headers: { 'Set-Cookie': passkeyCookie.set(secret) } },
  )
}

function limited(form: ParsedForm<unknown>, seconds: number) {
  const text = `Too many attempts. ${tryAgainIn(seconds)}`
  return data({ reply: form.reply({ form: text }), asked: null }, tooMany(seconds))
}

const WRONG: Record<'wrong-password' | 'wrong-code', Record<string, string>> = {
  'wrong-password': { password: 'Incorrect password' },
  'wrong-code': { code: WRONG_CODE },
}

async function add(request: Request, context: Context) {
  const { viewer } = signedIn(context)
  const form = await parseForm(context, MadePasskeySchema, { secret: ['credential'] })
  if (!form.ok) return data({ reply: form.reply(), asked: null }, 400)
  const made = { ...form.value, secret: passkeyCookie.read(request) }
  const adding = await addPasskey(viewer, publicOrigin(request), made)
  if (adding !== 'added') return data({ reply: form.reply({ form: problemOf(adding) }), asked: null }, 400)
  return redirectWithNotice(href('/profile/passkeys'), 'The passkey was added.', {
    headers: new Headers({ 'Set-Cookie': passkeyCookie.clear() }),
  })
}

const problemOf = (adding: Exclude<Adding, 'added'>) =>
  ({
    late: 'That took too long, so nothing was added. Try again.',
    invalid: 'We couldn’t check the passkey, so nothing was added. Try again.',
    known: 'This passkey was added before.',
    full: `You can have up to ${MOST_PASSKEYS} passkeys. Remove one to add another.`,
  })[adding]

export default function AddPasskey({ loaderData, actionData }: Route.ComponentProps) {
  const isAble = useHydrated() && 'PublicKeyCredential' in window
  return (
    <SectionDialog
      title="New passkey"
      page={href('/profile/passkeys')}
      invalid={isAble && actionData?.asked === null}
    >
      {!isAble && (
        <Notice tone="info">Adding a passkey needs JavaScript, and a browser that has passkeys.</Notice>
      )}
      {isAble && actionData?.asked && <ConfirmOnDevice asked={actionData.asked} />}
      {isAble && !actionData?.asked && <AddForm {...loaderData} reply={actionData?.reply} />}
    </SectionDialog>
  )
}
