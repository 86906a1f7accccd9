import { Section } from '../section.tsx'

const DELETED = [
  'Your profile: your name, image, contact information, education, jobs, programs, interests and news',
  'What’s yours alone: your demographic information, playbooks, favorites, what you’ve completed and your settings',
  'Your email address, password, passkeys and every other way to sign in',
  'Your spot at events that aren’t over, and what you’ve signed up for as a volunteer',
  'Who you’ve blocked, your notifications and your calendar link',
]

const KEPT = [
  'Messages you’ve sent, because the conversations are also someone else’s',
  'Your questions, answers and kudos',
  'That someone took part in past events and volunteering',
  'What you did for an organization or for us, such as completed action items, files you uploaded and reviews',
  'What we have to keep about payments, at our billing provider',
]

/** What becomes of everything once an account is deleted. */
export function WhatHappens() {
  return (
    <>
      <Section title="What we’ll delete">
        <List items={DELETED} />
        <p>
          Action items that are assigned to you will be no one’s, and you’ll no longer be anyone’s contact.
        </p>
      </Section>
      <Section title="What stays, without your name">
        <List items={KEPT} />
        <p>Members will see “Hidden member” where your name was, and our staff “Closed account”.</p>
      </Section>
    </>
  )
}

const List = ({ items }: { items: string[] }) => (
  <ul className="grid list-disc gap-2 ps-5">
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
)
