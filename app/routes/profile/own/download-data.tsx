import { Fragment } from 'react'
import { href } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { Section } from '../section.tsx'

const FORMATS = [
  { format: 'json', label: 'Download as JSON' },
  { format: 'csv', label: 'Download as CSV' },
]

/** Plain links, because they lead to a file. */
export function DownloadData() {
  return (
    <Section title="Download my data">
      <p>
        A file with everything we have about you: your profile, settings, messages, kudos, answers and more.
        Choose CSV for spreadsheets or JSON for apps.
      </p>
      <div className="cluster">
        {FORMATS.map(({ format, label }) => (
          <Fragment key={format}>
            <a className="btn btn-secondary" href={href('/profile/my-data/:format', { format })} download>
              <Icon name="download" />
              {label}
            </a>{' '}
          </Fragment>
        ))}
      </div>
    </Section>
  )
}
