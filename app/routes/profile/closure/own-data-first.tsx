import { href } from 'react-router'
import { Section } from '../section.tsx'

/** Plain links, because they lead to a file. */
export function OwnDataFirst() {
  return (
    <Section title="Keep a copy first">
      <p>
        Download everything we have about you{' '}
        <a download href={href('/profile/my-data/:format', { format: 'csv' })}>
          as CSV
        </a>
        , for spreadsheets, or{' '}
        <a download href={href('/profile/my-data/:format', { format: 'json' })}>
          as JSON
        </a>
        , for apps.
      </p>
    </Section>
  )
}
