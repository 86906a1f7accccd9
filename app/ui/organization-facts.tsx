import { Icon } from './icon.tsx'
import { OutsideLink } from './outside-link.tsx'

type Props = { industry: string | null; place: string | null; website: string | null }

/** What is said beside an organization's name, as items of a list of facts. */
export function OrganizationFacts({ industry, place, website }: Props) {
  return (
    <>
      {industry && (
        <li>
          <Icon name="building" /> {industry}
        </li>
      )}
      {place && (
        <li>
          <Icon name="map-pin" /> {place}
        </li>
      )}
      {website && (
        <li>
          <Icon name="globe" />
          <OutsideLink to={website}>Website</OutsideLink>
        </li>
      )}
    </>
  )
}
