import type { Question } from '@telemachos/questionnaire/definition'
import type { Evaluation } from '@telemachos/questionnaire/evaluation/evaluation'
import {
  moveByRow,
  nextQuestion,
  previousQuestion,
  type Route,
} from '@telemachos/questionnaire/navigation'
import { typeOf } from '@telemachos/questionnaire/types/all-types'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'

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

/** Where one is among the questions; arrows go about while no field has the focus (spec §2.3). */
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

  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    // What has the focus knows what to do with it, as tabs do.
    if (event.defaultPrevented) return
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.target instanceof Element && event.target.closest(FIELDS)) return
    const target = {
      ArrowLeft: previous,
      ArrowRight: next,
      ArrowUp: moveByRow(route, current, 'up'),
      ArrowDown: moveByRow(route, current, 'down'),
    }[event.key]
    if (target === undefined || target === current) return
    event.preventDefault()
    setWanted(target)
  })
  useEffect(() => {
    if (!isActive) return
    const listen = (event: KeyboardEvent): void => onKeyDown(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [isActive])
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

/** Where arrows mean something else. */
const FIELDS = 'input, textarea, select, [contenteditable], [role="listbox"], dialog'

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
