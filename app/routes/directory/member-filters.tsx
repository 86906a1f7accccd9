import { href } from 'react-router'
import { switchLabels } from '#app/domain/directory/chips.ts'
import {
  type DirectoryFilter,
  type FilterList,
  type FilterSwitch,
  offersCurrentOnly,
  offersMatchAll,
} from '#app/domain/directory/filter.ts'
import type { FilterOptions, LongList } from '#app/domain/directory/options.ts'
import { ChoiceSearch } from '#app/ui/choice-search.tsx'
import { FilterForm, FilterGroup, SearchField, SwitchField } from '#app/ui/filter-form.tsx'

type Props = { filter: DirectoryFilter; options: FilterOptions; active: number }

export function MemberFilters({ filter, options, active }: Props) {
  const toggle = (name: FilterSwitch) => (
    <SwitchField id={name} name={name} label={switchLabels[name]} defaultChecked={filter[name]} />
  )
  const group = (title: string, name: FilterList, choices: Option[]) => (
    <ShortList title={title} name={name} choices={choices} chosen={filter[name]} />
  )
  return (
    <FilterForm
      label="Search and filter members"
      active={active}
      hidden={filter.mockInterviewers ? [['mockInterviewers', 'true']] : []}
      search={
        <SearchField
          id="search"
          label="Search members"
          placeholder="Name, title, place…"
          defaultValue={filter.search}
        />
      }
    >
      <div>
        {toggle('showActive')}
        {offersCurrentOnly(filter) && toggle('currentOnly')}
      </div>
      <ShortList
        title="Program types"
        name="programTypeIds"
        choices={options.programTypes}
        chosen={filter.programTypeIds}
      >
        {offersMatchAll(filter) && toggle('matchAll')}
      </ShortList>
      {group(
        'Program years',
        'programYears',
        options.programYears.map((year) => ({ id: year, label: String(year) })),
      )}
      <SearchedList
        title="Programs"
        name="programIds"
        search="programSearch"
        endpoint={href('/endpoints/programs')}
        list={options.programs}
      />
      {group('Functional interests', 'functionalInterestIds', options.functionalInterests)}
      {group('Industry interests', 'industryInterestIds', options.industryInterests)}
      <SearchedList
        title="Cities and states"
        name="locationIds"
        search="locationSearch"
        endpoint={href('/endpoints/locations')}
        list={options.locations}
      />
      <SearchedList
        title="Organizations"
        name="organizationIds"
        search="organizationSearch"
        endpoint={href('/endpoints/organizations')}
        list={options.organizations}
      />
    </FilterForm>
  )
}

type Option = { id: number; label: string }
type ShortListProps = {
  title: string
  name: FilterList
  choices: Option[]
  chosen: number[]
  children?: React.ReactNode
}

function ShortList({ title, name, choices, chosen, children }: ShortListProps) {
  return (
    <FilterGroup title={title} open={chosen.length > 0}>
      {children}
      <fieldset className="scroll-list">
        <legend className="sr-only">{title}</legend>
        {choices.map(({ id, label }) => (
          <label key={id} className="choice">
            <input type="checkbox" name={name} value={id} defaultChecked={chosen.includes(id)} />
            {label}
          </label>
        ))}
      </fieldset>
    </FilterGroup>
  )
}

type SearchedListProps = { title: string; name: FilterList; search: string; endpoint: string; list: LongList }

function SearchedList({ title, name, search, endpoint, list }: SearchedListProps) {
  return (
    <FilterGroup title={title} open={list.chosen.length > 0 || list.query !== ''}>
      <ChoiceSearch
        name={name}
        searchName={search}
        label={`Find ${title.toLowerCase()}`}
        endpoint={endpoint}
        {...list}
      />
    </FilterGroup>
  )
}
