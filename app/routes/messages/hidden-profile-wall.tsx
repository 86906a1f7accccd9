import { href } from 'react-router'
import type { ChatSchema } from '#app/domain/conversations/schema.ts'
import { useForm } from '#app/forms/small-form.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { WallForm } from '../visibility/wall-form.tsx'

type Props = {
  hasProfile: boolean
  reply?: object | null
}

/** Covers the messages of hidden members. */
export function HiddenProfileWall({ hasProfile, reply }: Props) {
  return (
    <>
      <PageTitle title="Your profile is hidden" invalid={reply !== undefined} />
      <PageHead
        title="Your profile is hidden"
        lead="While your profile is hidden, you can’t read or send messages. Your conversations are still here."
      />
      <div className="stack">
        {reply && <NotSent reply={reply} />}
        <WallForm backTo={href('/messages')}>
          {hasProfile && (
            <ButtonLink variant="quiet" to={href('/profile')}>
              Go to my profile
            </ButtonLink>
          )}
        </WallForm>
      </div>
    </>
  )
}

function NotSent({ reply }: { reply: object }) {
  const { fields } = useForm<typeof ChatSchema>({ id: 'unsent', reply })
  return (
    <div className="form">
      <Notice tone="danger" title="Your message wasn’t sent">
        Your profile is hidden, so you can’t send messages. Copy your text if you want to keep it.
      </Notice>
      <TextArea label="Your message" rows={6} readOnly {...fields.text.control} />
    </div>
  )
}
