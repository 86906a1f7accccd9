import type { OwnEnrollment } from '#app/domain/own-profile/sharing.server.ts'
import { sharingFields } from '#app/domain/own-profile/sharing-fields.ts'
import { Checkbox, Fieldset } from '#app/ui/choices.tsx'

type Props = {
  enrollment: OwnEnrollment
  /** Ids of the enrollments that are checked for them. */
  risingLeaders: string[]
  partners: string[]
}

/** Who sees one of the member's programs. Its own cohort and partners always do. */
export function EnrollmentFields({ enrollment: { id, program }, risingLeaders, partners }: Props) {
  const value = String(id)
  return (
    <Fieldset id={`enrollment-${id}`} legend={<>Who can see {program}?</>}>
      <Checkbox id={`cohort-${id}`} label="My program cohort" checked disabled readOnly />
      <Checkbox
        id={`rising-leaders-${id}`}
        name="visibleToAllRisingLeaders"
        value={value}
        label={sharingFields.visibleToAllRisingLeaders.label}
        defaultChecked={risingLeaders.includes(value)}
      />
      <Checkbox id={`program-partners-${id}`} label="Partners of this program" checked disabled readOnly />
      <Checkbox
        id={`partners-${id}`}
        name="visibleToAllMltPartners"
        value={value}
        label={sharingFields.visibleToAllMltPartners.label}
        defaultChecked={partners.includes(value)}
      />
    </Fieldset>
  )
}
