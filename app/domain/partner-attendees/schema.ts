import { several } from '#app/values/choice.ts'
import { emailOf, line, optionalLine } from '#app/values/form-values.ts'
import { parseIds } from '#app/values/ids.ts'
import { z } from '#app/values/zod.ts'
import { GUEST } from './guest.ts'

const MAX = 255

const role = optionalLine(MAX)

const sessionIds = several.transform((values) => parseIds(values, 300))

const guest = z.object({
  firstName: line({ required: 'Please enter the first name.', max: MAX }),
  lastName: line({ required: 'Please enter the last name.', max: MAX }),
  email: emailOf('Please enter the email address.'),
})

const outdated = 'This form has expired. Reload the page and try again.'

/** The version of the attendee that the form was rendered from. */
const version = z.number({ error: outdated }).int({ error: outdated }).max(2_147_483_647, outdated)

export type Guest = z.output<typeof guest>
export type Person = { userId: number; guest: null } | { userId: null; guest: Guest }

const typed = z.string().optional()

/** A colleague with an account, or a guest by name and email: the chosen kind is checked, the other ignored. */
export const AddAttendeeSchema = z
  .object({
    who: z.string({ error: 'Please choose an attendee.' }),
    firstName: typed,
    lastName: typed,
    email: typed,
    role,
    sessionIds,
    formKey: z.uuid({ error: outdated }),
  })
  .transform(({ who, firstName, lastName, email, ...rest }, context) => {
    if (who !== GUEST) {
      const [userId] = parseIds([who])
      if (userId !== undefined) return { ...rest, person: { userId, guest: null } satisfies Person }
      context.addIssue({ code: 'custom', path: ['who'], message: 'Please choose an attendee.' })
      return z.NEVER
    }
    const parsed = guest.safeParse({ firstName, lastName, email })
    if (parsed.success) return { ...rest, person: { userId: null, guest: parsed.data } satisfies Person }
    for (const { path, message } of parsed.error.issues) context.addIssue({ code: 'custom', path, message })
    return z.NEVER
  })

const MemberSchema = z.object({ role, sessionIds, version })
const GuestSchema = guest.extend({ role, sessionIds, version })

export type NewAttendee = z.output<typeof AddAttendeeSchema>
export type AttendeeChange = z.output<typeof MemberSchema> & Partial<Guest>
type ChangeSchema = z.ZodType<AttendeeChange, Partial<z.input<typeof GuestSchema>>>

/** A form can't change which member an attendee is. */
export const changeSchema = (isGuest: boolean): ChangeSchema => (isGuest ? GuestSchema : MemberSchema)

export const RemoveAttendeeSchema = z.object({ version })
