import type { Group } from '@telemachos/questionnaire/definition'
import { itemsOf } from '@telemachos/questionnaire/types/question-type'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useTexts } from '#shared'
import { Picture, styleOf } from '../../regions/picture.tsx'
import spotClasses from '../../regions/regions.module.css'
import { changesOfChoice } from './choice-changes.ts'
import { LimitNote } from './limit-note.tsx'
import classes from './types.module.css'
import { hasChoice, read, type TypeProps } from './type-props.ts'

/** Type 16: any regions of a picture, on the picture itself or from the list below it. */
export function Hotspot({ question, answers, labelId, onAnswer }: TypeProps) {
  const { t } = useTexts()
  const { image, alt = '' } = question.settings
  const groups = itemsOf(question)
  const spots = groups.filter((group) => regionOf(group))
  const isChosen = ({ id }: Group): boolean => hasChoice(answers, id)
  const toggle = (group: Group): void => {
    for (const [id, answer] of changesOfChoice(question, answers, group.id, !isChosen(group))) {
      onAnswer(id, answer)
    }
  }
  const shared = { isChosen, onToggle: toggle }
  return (
    <>
      <LimitNote question={question} />
      {image && (
        <Picture image={image} alt={alt}>
          {spots.length > 0 && <Spots groups={spots} labelId={labelId} {...shared} />}
        </Picture>
      )}
      <div role="group" aria-label={t('quest.regions.list')} className={classes.regions}>
        {groups.map((group) => (
          <button
            key={group.id}
            type="button"
            dir="auto"
            className={classes.region}
            aria-pressed={isChosen(group)}
            onClick={() => toggle(group)}
          >
            {spots.includes(group) && (
              <span aria-hidden="true">{`${spots.indexOf(group) + 1}. `}</span>
            )}
            {read(group.text)}
          </button>
        ))}
      </div>
    </>
  )
}

interface SpotsProps {
  readonly groups: readonly Group[]
  readonly labelId: string
  readonly isChosen: (group: Group) => boolean
  readonly onToggle: (group: Group) => void
}

/** The regions on the picture: one stop of Tab; the arrows go from one to the next. */
function Spots({ groups, labelId, isChosen, onToggle }: SpotsProps) {
  const [at, setAt] = useState(0)
  const buttons = useRef(new Map<number, HTMLButtonElement>())
  function onKeyDown(event: KeyboardEvent): void {
    const place = stepsFrom(at, groups.length)[event.key]
    if (place === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    // They do not go on to another question.
    event.stopPropagation()
    setAt(place)
    const group = groups[place]
    if (group) buttons.current.get(group.id)?.focus()
  }
  return (
    <div role="group" aria-labelledby={labelId}>
      {groups.map((group, place) => {
        const region = regionOf(group)
        const name = read(group.text)
        return (
          <button
            key={group.id}
            ref={(element) => {
              if (element) buttons.current.set(group.id, element)
              else buttons.current.delete(group.id)
            }}
            type="button"
            title={name}
            aria-label={name}
            aria-pressed={isChosen(group)}
            tabIndex={place === at ? 0 : -1}
            className={spotClasses.spot}
            style={region && styleOf(region)}
            onFocus={() => setAt(place)}
            onKeyDown={onKeyDown}
            data-badge={isChosen(group) ? '✓' : place + 1}
            onClick={() => onToggle(group)}
          />
        )
      })}
    </div>
  )
}

const regionOf = ({ options: [option] }: Group) => option?.region

/** Where each key leads from a place, round and round. */
const stepsFrom = (at: number, count: number): Readonly<Record<string, number>> => ({
  ArrowRight: (at + 1) % count,
  ArrowDown: (at + 1) % count,
  ArrowLeft: (at + count - 1) % count,
  ArrowUp: (at + count - 1) % count,
  Home: 0,
  End: count - 1,
})
