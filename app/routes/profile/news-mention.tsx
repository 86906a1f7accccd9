import type { NewsItem } from '#app/domain/members/profile-sections.server.ts'
import { formatMedium } from '#app/values/calendar-date.ts'
import { EditLink, RemoveLink } from './edit-link.tsx'
import { HiddenMark } from './hidden-mark.tsx'
import { editNewsHref, removeNewsHref } from './own/news/address.ts'

export function NewsMention({ item, editable }: { item: NewsItem; editable?: boolean }) {
  return (
    <div className={item.hidden ? 'timeline-item is-hidden' : 'timeline-item'}>
      <div className="item-head">
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
        {editable && (
          <div className="item-actions">
            <EditLink to={editNewsHref(item.id)} label={`Edit ${item.title}`} />
            <RemoveLink to={removeNewsHref(item.id)} label={`Remove ${item.title}`} />
          </div>
        )}
      </div>
      <p>
        <bdi>{item.publicationName}</bdi> · <bdi>{item.author}</bdi>
      </p>
      {item.publicationDate && <p className="text-sm text-muted">{formatMedium(item.publicationDate)}</p>}
      {item.hidden && <HiddenMark />}
    </div>
  )
}
