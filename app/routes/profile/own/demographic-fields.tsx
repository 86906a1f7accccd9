import {
  ethnicities,
  genders,
  homeOwnershipStatuses,
  maritalStatuses,
  races,
  sexualOrientations,
  transgenderAnswers,
} from '#app/domain/own-profile/personal-choices.ts'
import type { FormFields } from '#app/forms/field.ts'
import { CheckboxGroup } from '#app/ui/choices.tsx'
import { Select, TextInput } from '#app/ui/field.tsx'
import { optionsOf } from './options.ts'

type Name =
  | 'ethnicity'
  | 'birthdate'
  | 'race'
  | 'maritalStatus'
  | 'homeOwnershipStatus'
  | 'gender'
  | 'transgender'
  | 'sexualOrientation'

const choose = 'Choose an answer'

export function DemographicFields({ fields }: { fields: FormFields<Name> }) {
  return (
    <>
      <Select
        label="Ethnicity"
        placeholder={choose}
        options={optionsOf(ethnicities)}
        {...fields.ethnicity.control}
      />
      <TextInput
        label="Birthdate"
        type="date"
        autoComplete="bday"
        className="max-w-xs"
        {...fields.birthdate.control}
      />
      <CheckboxGroup
        legend="Race"
        hint="Choose all that apply."
        options={optionsOf(races)}
        {...fields.race.boxes}
      />
      <Select
        label="Marital status"
        placeholder={choose}
        options={optionsOf(maritalStatuses)}
        {...fields.maritalStatus.control}
      />
      <Select
        label="Home ownership status"
        placeholder={choose}
        options={optionsOf(homeOwnershipStatuses)}
        {...fields.homeOwnershipStatus.control}
      />
      <Select label="Gender" placeholder={choose} options={optionsOf(genders)} {...fields.gender.control} />
      <Select
        label="Do you identify as transgender?"
        optional
        placeholder="No answer"
        options={optionsOf(transgenderAnswers)}
        {...fields.transgender.control}
      />
      <Select
        label="Sexual orientation"
        optional
        placeholder="No answer"
        options={optionsOf(sexualOrientations)}
        {...fields.sexualOrientation.control}
      />
    </>
  )
}
