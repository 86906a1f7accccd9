import {
  ethnicities,
  genders,
  homeOwnershipStatuses,
  maritalStatuses,
  races,
  sexualOrientations,
  transgenderAnswers,
} from '#app/domain/own-profile/personal-choices.ts'
import type { RepliedField } from '#app/forms/form-reply.ts'
import { Checkbox, Fieldset } from '#app/ui/choices.tsx'
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

type Props = { field: (name: Name) => RepliedField; races: string[] }

const choose = 'Choose an answer'

export function DemographicFields({ field, races: ticked }: Props) {
  const race = field('race')
  return (
    <>
      <Select
        label="Ethnicity"
        placeholder={choose}
        options={optionsOf(ethnicities)}
        {...field('ethnicity')}
      />
      <TextInput
        label="Birthdate"
        type="date"
        autoComplete="bday"
        className="max-w-xs"
        {...field('birthdate')}
      />
      <Fieldset id={race.id} legend="Race" hint="Choose all that apply." errors={race.errors}>
        {races.map((value, index) => (
          <Checkbox
            key={value}
            id={`${race.id}-${index}`}
            name={race.name}
            value={value}
            label={value}
            defaultChecked={ticked.includes(value)}
          />
        ))}
      </Fieldset>
      <Select
        label="Marital status"
        placeholder={choose}
        options={optionsOf(maritalStatuses)}
        {...field('maritalStatus')}
      />
      <Select
        label="Home ownership status"
        placeholder={choose}
        options={optionsOf(homeOwnershipStatuses)}
        {...field('homeOwnershipStatus')}
      />
      <Select label="Gender" placeholder={choose} options={optionsOf(genders)} {...field('gender')} />
      <Select
        label="Do you identify as transgender?"
        optional
        placeholder="No answer"
        options={optionsOf(transgenderAnswers)}
        {...field('transgender')}
      />
      <Select
        label="Sexual orientation"
        optional
        placeholder="No answer"
        options={optionsOf(sexualOrientations)}
        {...field('sexualOrientation')}
      />
    </>
  )
}
