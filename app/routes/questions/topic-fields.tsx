import type { Topic } from '#app/domain/questions/topics.server.ts'
import { MOST_TOPICS, TOPIC_GROUPS } from '#app/domain/questions/topics.ts'
import type { FieldBoxes } from '#app/forms/field.ts'
import { Checkbox, Fieldset } from '#app/ui/choices.tsx'
import { FilterGroup } from '#app/ui/filter-parts.tsx'

type Props = { topics: Topic[]; field: FieldBoxes }

export function TopicFields({ topics, field: { id, name, errors, defaultOptions: ticked } }: Props) {
  return (
    <Fieldset
      id={id}
      legend="Topics"
      optional
      hint={`Choose up to ${MOST_TOPICS}. Members use topics to find questions.`}
      errors={errors}
    >
      {TOPIC_GROUPS.map(({ type, label }) => {
        const ofType = topics.filter((topic) => topic.type === type)
        if (ofType.length === 0) return null
        return (
          <FilterGroup
            key={type}
            title={label}
            open={ofType.some((topic) => ticked.includes(String(topic.id)))}
          >
            <div className="scroll-list">
              {ofType.map((topic) => (
                <Checkbox
                  key={topic.id}
                  id={`${id}-${topic.id}`}
                  name={name}
                  value={topic.id}
                  label={topic.name}
                  defaultChecked={ticked.includes(String(topic.id))}
                />
              ))}
            </div>
          </FilterGroup>
        )
      })}
    </Fieldset>
  )
}
