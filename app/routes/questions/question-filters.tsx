import type { QuestionList } from '#app/domain/questions/listing.server.ts'
import { TOPIC_GROUPS } from '#app/domain/questions/topics.ts'
import { Checkbox } from '#app/ui/choices.tsx'
import { FilterForm, FilterGroup, SearchField, SwitchField } from '#app/ui/filter-form.tsx'

export function QuestionFilters({
  list: { filter, topics },
}: {
  list: Pick<QuestionList, 'filter' | 'topics'>
}) {
  const isChosen = ({ id }: { id: number }) => filter.tagIds.includes(id)
  return (
    <FilterForm
      label="Search and filter questions"
      active={filter.tagIds.length + (filter.mine ? 1 : 0)}
      search={
        <SearchField
          id="search"
          label="Search questions"
          placeholder="Search questions…"
          defaultValue={filter.search}
        />
      }
    >
      <SwitchField id="mine" name="mine" label="My questions" defaultChecked={filter.mine} />
      {TOPIC_GROUPS.map(({ type, label }) => {
        const ofType = topics.filter((topic) => topic.type === type)
        if (ofType.length === 0) return null
        return (
          <FilterGroup key={type} title={label} open={ofType.some(isChosen)}>
            <fieldset className="scroll-list">
              <legend className="sr-only">{label}</legend>
              {ofType.map((topic) => (
                <Checkbox
                  key={topic.id}
                  id={`topic-${topic.id}`}
                  name="tagIds"
                  value={topic.id}
                  label={topic.name}
                  defaultChecked={isChosen(topic)}
                />
              ))}
            </fieldset>
          </FilterGroup>
        )
      })}
    </FilterForm>
  )
}
