import type { Question } from '@telemachos/questionnaire/definition'
import { readingKey } from '#shared'
import type { Evaluation } from '@telemachos/questionnaire/evaluation/evaluation'
import {
  moveByRow,
  nextQuestion,
  previousQuestion,
  type Route,
} from '@telemachos/questionnaire/navigation'
import { typeOf } from '@telemachos/questionnaire/types/all-types'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { PointedChoice } from './pointed-choice.ts'

export interface Place {
  readonly route: Route
  readonly current: string
  /** The visible questions that stand on the line of the current one. */
  readonly line: readonly Question[]
  readonly next: string | undefined
  readonly previous: string | undefined
  readonly go: (id: string) => void
  readonly hideAnswered: (hides: boolean) => void
}

/**
 * Where one is among the questions; arrows go about unless they are used within what has the focus:
 * in a text, or in a choice that is moved through by keys (spec §2.3).
 */
export function useNavigation(evaluation: Evaluation, isActive: boolean): Place {
  const [hidesAnswered, setHidesAnswered] = useState(false)
  const [wanted, setWanted] = useState(() => firstOpen(evaluation))
  const lastIndex = useRef(0)
  const { visible, isAnswered } = evaluation
  const ids = useMemo(() => visible.map(({ id }) => id), [visible])
  const index = ids.indexOf(wanted)
  useEffect(() => {
    if (index >= 0) lastIndex.current = index
  }, [index])
  // A question that has gone leaves one at what stands in its place.
  const current = index >= 0 ? wanted : (ids[Math.min(lastIndex.current, ids.length - 1)] ?? '')
  const route = useMemo<Route>(
    () => ({ ids, hidesAnswered, isAnswered }),
    [ids, hidesAnswered, isAnswered],
  )
  const line = lineOf(evaluation, current)
  const next = nextQuestion(route, line.at(-1)?.id ?? current)
  const previous = previousQuestion(route, line[0]?.id ?? current)

  const [pointed] = useState(() => new PointedChoice())

  const goBy = (event: KeyboardEvent): void => {
    const target = {
      ArrowLeft: previous,
      ArrowRight: next,
      ArrowUp: moveByRow(route, current, 'up'),
      ArrowDown: moveByRow(route, current, 'down'),
    }[readingKey(event.key)]
    if (target === undefined || target === current) return
    event.preventDefault()
    setWanted(target)
  }
  /** Before the choice itself, which would change. */
  const onChosen = useEffectEvent((event: KeyboardEvent): void => {
    if (!isPlainArrow(event) || !pointed.holds) return pointed.takeKey(event.key)
    event.preventDefault()
    event.stopPropagation()
    goBy(event)
  })
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    // What has the focus knows what to do with it, as tabs do.
    if (event.defaultPrevented || !isPlainArrow(event)) return
    if (event.target instanceof Element && event.target.closest(FIELDS)) return
    goBy(event)
  })
  useEffect(() => {
    if (!isActive) return
    const stopListening = pointed.listen()
    const before = (event: KeyboardEvent): void => onChosen(event)
    const listen = (event: KeyboardEvent): void => onKeyDown(event)
    addEventListener('keydown', before, true)
    addEventListener('keydown', listen)
    return () => {
      stopListening()
      removeEventListener('keydown', before, true)
      removeEventListener('keydown', listen)
    }
  }, [isActive, pointed])
  return {
    route,
    current,
    line,
    next,
    previous,
    go: setWanted,
    hideAnswered: setHidesAnswered,
  }
}

/** Where arrows mean something else; boxes to tick and files know none. */
const FIELDS =
  'input:not([type="checkbox"], [type="file"]), textarea, select, [contenteditable], [role="listbox"], dialog'

const ARROWS: readonly string[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']

const isPlainArrow = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  ARROWS.includes(key) && !altKey && !ctrlKey && !metaKey && !shiftKey

/** The first question without an answer, or the first of all. */
function firstOpen(evaluation: Evaluation): string {
  const { visible } = evaluation
  const isBegun = evaluation.progress().answered > 0
  const open = visible.find(
    (question) => typeOf(question).asks && !evaluation.count(question.id).isAnswered,
  )
  return (isBegun ? (open ?? visible[0]) : visible[0])?.id ?? ''
}

function lineOf(evaluation: Evaluation, current: string): Question[] {
  const questions = evaluation.sectionOf(current)?.questions ?? []
  const own = questions.find(({ id }) => id === current)
  return questions.filter(({ id, line }) => line === own?.line && evaluation.isVisible(id))
}
