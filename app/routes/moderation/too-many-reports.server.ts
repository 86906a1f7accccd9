import { data } from 'react-router'
import type { FormReply } from '#app/forms/field.ts'
import { tooMany, tryAgainIn } from '#app/http/too-many.server.ts'

type Form = { reply: (problem: { form: string }) => FormReply }

/** Returns the form as submitted when a member sends too many reports. */
export const tooManyReports = (form: Form, seconds: number) =>
  data(
    { reply: form.reply({ form: `You’ve sent a lot of reports in a short time. ${tryAgainIn(seconds)}` }) },
    tooMany(seconds),
  )
