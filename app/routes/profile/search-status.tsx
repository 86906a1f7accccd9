import { href } from 'react-router'
import type { ProfileSections } from '#app/domain/members/profile.ts'
import { Icon } from '#app/ui/icon.tsx'
import { EditLink } from './edit-link.tsx'

type Props = {
  status: ProfileSections['searchStatus']
  editable?: boolean
  /** Its form also includes income, which not everyone who edits the profile may see. */
  hasForm?: boolean
}

/** The eye shows only the owner whether others see it. */
export function SearchStatus({ status, editable, hasForm }: Props) {
  if (!status && !editable) return null
  return (
    <div className="flex items-center gap-2">
      {status ? (
        <p className="chips">
          <span className={`chip ${editable && status.hidden ? 'is-hidden' : 'tone-info'}`}>
            <Icon name={!editable ? 'briefcase' : status.hidden ? 'eye-off' : 'eye'} />
            <span>
              {status.text}
              {editable && ` · ${status.hidden ? 'Hidden' : 'Visible to members'}`}
            </span>
          </span>
        </p>
      ) : (
        <p className="text-muted">Let members know if you’re looking for work.</p>
      )}
      {hasForm && <EditLink to={href('/profile/employment-status')} label="Edit employment status" />}
    </div>
  )
}
