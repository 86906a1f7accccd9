import { ButtonLink } from '#app/ui/button.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { focusStays } from '#app/ui/route-announcer.tsx'
import { postDialogHref } from './address.ts'

type Props = { post: { canChange: boolean; canReport: boolean }; questionId: number; answerId?: number }

const DEEDS = {
  edit: ['Edit', 'pencil'],
  remove: ['Remove', 'trash'],
  report: ['Report as inappropriate', 'flag'],
} as const satisfies Record<string, [string, IconName]>

/** Links to the dialogs about a question or an answer. */
export function PostActions({ post, questionId, answerId }: Props) {
  const deeds = [
    ...(post.canChange ? (['edit', 'remove'] as const) : []),
    ...(post.canReport ? (['report'] as const) : []),
  ]
  if (deeds.length === 0) return null
  return (
    <p className="cluster gap-2 -ms-3">
      {deeds.map((verb) => {
        const [label, icon] = DEEDS[verb]
        return (
          <ButtonLink
            key={verb}
            variant="quiet"
            size="sm"
            to={postDialogHref(verb, questionId, answerId)}
            preventScrollReset
            state={focusStays}
          >
            <Icon name={icon} />
            {label}
            <span className="sr-only"> {answerId === undefined ? 'the question' : 'the answer'}</span>
          </ButtonLink>
        )
      })}
    </p>
  )
}
