import { href } from 'react-router'
import type { PostView } from '#app/domain/questions/post-columns.server.ts'
import { Link } from '#app/ui/link.tsx'
import { MemberAvatar, MemberName } from '#app/ui/member-mention.tsx'
import { TimeAgo } from '#app/ui/time-ago.tsx'

export function PostByline({ post }: { post: PostView }) {
  const { author, profileId, writtenAt, ago, time, edited } = post
  return (
    <div className="byline">
      <MemberAvatar {...author} />
      <p>
        {profileId === null ? (
          <b>
            <MemberName {...author} />
          </b>
        ) : (
          <Link to={href('/profile/:profileId', { profileId: String(profileId) })}>
            <MemberName {...author} />
          </Link>
        )}
        <br />
        <TimeAgo moment={writtenAt} ago={ago} exact={time} />
        {edited && <span className="text-sm text-muted"> · edited</span>}
      </p>
    </div>
  )
}
