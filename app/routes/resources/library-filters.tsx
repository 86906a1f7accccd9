import type { TagGroup } from '#app/domain/resources/choices.server.ts'
import {
  LENGTH_BANDS,
  type LibraryFilter,
  type LibrarySwitch,
  librarySwitches,
  narrowedBy,
} from '#app/domain/resources/filter.ts'
import { Checkbox } from '#app/ui/choices.tsx'
import { FilterForm, FilterGroup, SearchField, SwitchField } from '#app/ui/filter-form.tsx'
import { SortWithApply } from '#app/ui/sort-with-apply.tsx'
import { tagTypeTitles } from './tag-types.ts'

type Props = { filter: LibraryFilter; groups: TagGroup[] }

export function LibraryFilters({ filter, groups }: Props) {
  const { lengths, tagIds } = filter
  return (
    <FilterForm
      label="Search and filter resources"
      active={narrowedBy(filter)}
      search={<SearchAndSort filter={filter} />}
    >
      <div>
        {(Object.keys(librarySwitches) as LibrarySwitch[]).map((name) => (
          <SwitchField
            key={name}
            id={name}
            name={name}
            label={librarySwitches[name]}
            defaultChecked={filter[name]}
          />
        ))}
      </div>
      <Choices
        title="Estimated length"
        name="lengths"
        choices={LENGTH_BANDS.map(({ value, label }) => ({ id: value, name: label }))}
        chosen={lengths.map(({ value }) => value)}
      />
      {groups.map(({ type, tags }) => (
        <Choices
          key={type}
          title={tagTypeTitles[type] ?? type}
          name="tagIds"
          choices={tags}
          chosen={tagIds}
        />
      ))}
    </FilterForm>
  )
}

/** Stands above the folded filters of phones. */
function SearchAndSort({ filter: { search, sort } }: { filter: LibraryFilter }) {
  return (
    <div className="grid gap-3">
      <SearchField
        id="search"
        label="Search resources"
        placeholder="Search by name, speaker, topic..."
        defaultValue={search}
      />
      <SortWithApply options={search ? searchSorts : sorts} defaultValue={sort === 'default' ? '' : sort} />
    </div>
  )
}

const alphabetical = { value: 'alphabetical', label: 'Alphabetical' }
const sorts = [{ value: '', label: 'Most recent' }, alphabetical]
const searchSorts = [
  { value: '', label: 'Best match' },
  { value: 'recent', label: 'Most recent' },
  alphabetical,
]

type ChoicesProps<Id> = { title: string; name: string; choices: { id: Id; name: string }[]; chosen: Id[] }

function Choices<Id extends string | number>({ title, name, choices, chosen }: ChoicesProps<Id>) {
  return (
    <FilterGroup title={title} open={choices.some(({ id }) => chosen.includes(id))}>
      <fieldset className="scroll-list">
        <legend className="sr-only">{title}</legend>
        {choices.map((choice) => (
          <Checkbox
            key={choice.id}
            id={`${name}-${choice.id}`}
            name={name}
            value={choice.id}
            label={<bdi>{choice.name}</bdi>}
            defaultChecked={chosen.includes(choice.id)}
          />
        ))}
      </fieldset>
    </FilterGroup>
  )
}
