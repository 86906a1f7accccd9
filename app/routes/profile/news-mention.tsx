import type { NewsItem } from '#app/domain/members/profile.ts'
import { formatMedium } from '#app/values/calendar-date.ts'
import { HiddenMark } from './hidden-mark.tsx'

export function NewsMention({ item }: { item: NewsItem }) {
  return (
    <div className={item.hidden ? 'timeline-item is-hidden' : 'timeline-item'}>
      <h3>
        {item.url ? (
          <a href={item.url} rel="noopener noreferrer" target="_blank">
            <bdi>{item.title}</bdi>
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        ) : (
          <bdi>{item.title}</bdi>
        )}
      </h3>
      <p>
        <bdi>{item.publicationName}</bdi> · <bdi>{item.author}</bdi>
      </p>
      <p className="text-sm text-muted">{formatMedium(item.publicationDate)}</p>
      {item.hidden && <HiddenMark />}
    </div>
  )
}
