import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Field, type FieldText } from '../field.tsx'
import { useArrival } from './arrival.ts'
import { idsOf, useChosen } from './chosen.ts'
import { asChosen, type ChooserOption, type Kind, withNew } from './options.ts'
import { PlainField, type ServerSearch } from './plain-field.tsx'
import { Rows } from './rows.tsx'
import type { Source } from './use-found.ts'

type Props = Omit<FieldText, 'label'> & {
  label: string
  id: string
  name: string
  kind?: Kind
  options: Source
  chosen?: ChooserOption[]
  /** The text in the field, if it isn't the label of the chosen option. */
  text?: string
  /** What the server found for the text; undefined if it wasn't asked. */
  found?: ChooserOption[]
  /** The name of the text: `…Text` for one, the name itself for free text. */
  textName?: string
  /** The step of the form by which the server searches, and where the page comes back; for several a GET form does it. */
  search?: ServerSearch
  /** The minimum length for searching while typing. */
  minimum?: number
  /** The id submitted for new text, where it may be added to the list. */
  newId?: string
  /** Shown when nothing is found. */
  empty?: string
  onChoose?: (chosen: ChooserOption[]) => void
}

/**
 * Chooses one or several from a list too long to show, or suggests texts. Without JavaScript it is a search field whose
 * button has the server fill a list to choose from, keeping the rest of the form. The script of the live field is loaded
 * when someone comes near; it takes over the field's text, caret and focus.
 *
 * One choice is submitted as its id, with the text in the field (`…Text`) and the text that the id stands for (`…Shown`): if
 * they differ, nothing is chosen.
 */
export function Chooser(props: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [resets, setResets] = useState(0)
  const { kind = 'one', chosen = [], text = kind === 'one' ? (chosen[0]?.label ?? '') : '', onChoose } = props
  const page = kind === 'several' ? '' : `${idsOf(chosen)} ${text}`

  const startAgain = useEffectEvent(() => {
    setResets((before) => before + 1)
    onChoose?.(chosen)
  })
  useEffect(() => {
    const form = place.current?.closest('form')
    const onReset = () => startAgain()
    form?.addEventListener('reset', onReset)
    return () => form?.removeEventListener('reset', onReset)
  }, [])

  return (
    <div className="chooser" ref={place}>
      <Choice key={`${page} ${resets}`} {...props} kind={kind} chosen={chosen} text={text} />
    </div>
  )
}

type ChoiceProps = Props & { kind: Kind; chosen: ChooserOption[]; text: string }

function Choice({ kind, chosen: given, text, found, newId, options, onChoose, ...props }: ChoiceProps) {
  const { id, name, label, hint, errors, optional, empty = 'Nothing has that name.', minimum = 0 } = props
  const [chosen, setChosen] = useChosen(given)
  const choose = (next: ChooserOption[]) => {
    setChosen(next)
    onChoose?.(next)
  }
  const several = kind === 'several'
  const { Live, start, isListed, field, near } = useArrival({ kind, text, found, chosen, choose })
  const textName = props.textName ?? (kind === 'one' ? `${name}Text` : name)
  const toFind = several ? `Find ${label.toLowerCase()}` : label
  const offered = found && withNew(text, found, newId)
  const rows = several ? ownFirst([given, chosen, offered ?? []]) : isListed ? offered : undefined
  const shown = rows ? text : (chosen[0]?.label ?? '')

  return (
    // Coming near only loads the script; the field itself is what people work with.
    <div className="grid gap-2" onPointerEnter={near}>
      <Field {...{ id, label: toFind, hint, errors, optional }} hideLabel={several}>
        {(control) =>
          Live && start ? (
            <Live
              {...{ control, start, kind, chosen, choose, label, textName, options, minimum, newId, empty }}
            />
          ) : (
            <PlainField {...{ control, kind, label, textName, text }} search={props.search} {...field} />
          )
        }
      </Field>
      {kind === 'one' && <input type="hidden" name={`${name}Shown`} value={shown} />}
      {kind === 'one' && !rows && <input type="hidden" name={name} value={chosen[0]?.id ?? ''} />}
      {rows && rows.length > 0 && (
        <Rows
          {...{ id, name, kind, chosen }}
          legend={several ? label : `${label}: results`}
          options={rows}
          onChoose={(next) => choose(next.map((option) => asChosen(option, text, newId)))}
        />
      )}
      {found && rows?.length === 0 && text !== '' && <p className="hint">{empty}</p>}
    </div>
  )
}

/** All options of several lists, each once. */
function ownFirst(lists: ChooserOption[][]): ChooserOption[] {
  return [...new Map(lists.flat().map((option) => [option.id, option])).values()]
}
