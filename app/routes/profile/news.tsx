import { href } from 'react-router'
import type { NewsItem } from '#app/domain/members/profile-sections.server.ts'
import { SeeMore } from '#app/ui/see-more.tsx'
import { AddLink } from './edit-link.tsx'
import { NewsMention } from './news-mention.tsx'
import { Invitation, Section } from './section.tsx'

export function News({ items, editable }: { items: NewsItem[]; editable?: boolean }) {
  if (items.length === 0 && !editable) return null
  return (
    <Section
      title="In the News"
      action={editable && <AddLink to={href('/profile/news/add')}>Share a recent News Article</AddLink>}
    >
      {items.length === 0 ? (
        <Invitation>Were you in the news, or did you write an article? Let others read it.</Invitation>
      ) : (
        <SeeMore
          className="timeline"
          items={items}
          render={(item) => <NewsMention item={item} editable={editable} />}
        />
      )}
    </Section>
  )
}
