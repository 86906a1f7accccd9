import type { Tx } from '#app/db/database.server.ts'
import type { LinkType, Role } from '#app/db/generated/enums.ts'
import { links } from '#app/domain/links/administer.server.ts'
import { make } from './make.ts'

const linkStories: { type: LinkType; label: string; url: string; audience?: Role[] }[] = [
  { type: 'SLACK', label: '#general', url: 'https://slack.example.org/general' },
  {
    type: 'SLACK',
    label: '#fellows',
    url: 'https://slack.example.org/fellows',
    audience: ['FELLOW', 'STAFF'],
  },
  {
    type: 'SLACK',
    label: '#alumni-lounge',
    url: 'https://slack.example.org/alumni',
    audience: ['ALUMNI', 'STAFF'],
  },
  {
    type: 'SLACK',
    label: '#partners',
    url: 'https://slack.example.org/partners',
    audience: ['PARTNER', 'STAFF'],
  },
  { type: 'OTHER', label: 'How the programs work', url: 'https://www.example.org/programs' },
  {
    type: 'OTHER',
    label: 'Program calendar',
    url: 'https://calendar.example.org/',
    audience: ['FELLOW', 'STAFF'],
  },
  { type: 'OTHER', label: 'Alumni giving', url: 'https://giving.example.org/', audience: ['ALUMNI'] },
  {
    type: 'OTHER',
    label: 'Guide for partners',
    url: 'https://partners.example.org/guide',
    audience: ['PARTNER'],
  },
  { type: 'OTHER', label: 'Style guide', url: 'https://style.example.org/', audience: ['STAFF'] },
]

/** The external links of home. */
export async function writeLinks(tx: Tx): Promise<void> {
  const typed = linkStories.map((story, position) => ({ content: { ...story, position } }))
  await make(tx, links, typed)
}
