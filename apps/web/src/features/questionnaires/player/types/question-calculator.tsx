import type { Group } from '@telemachos/questionnaire/definition'
import { itemsOf } from '@telemachos/questionnaire/types/question-type'
import { answerText, answerValue } from '@telemachos/spreadsheet/inputs/answer-text'
import { useEffect, useMemo, useState } from 'react'
import { useTexts } from '#shared'
import {
  Calculator,
  valueOf,
  type TypedValues,
  useOutputs,
  type CalculatorSource,
} from '#features/spreadsheets'
import { BLANK_MS, say, type TypeProps } from './type-props.ts'

const NOTHING = {}

/** A calculator as an answer: each input, and each result, is the answer of the row of its name. */
export default function QuestionCalculator(props: TypeProps & { source: CalculatorSource }) {
  const { question, answers, onAnswer, isClosed = false, source } = props
  const { language } = useTexts()
  const [typed, setTyped] = useState<TypedValues>(NOTHING)
  const groups = useMemo(
    () => new Map(itemsOf(question).map((group) => [group.key, group])),
    [question],
  )
  const asked = useMemo(() => withRows(source, groups), [source, groups])
  const { Inputs } = asked.Settings
  const saved = useMemo(
    () =>
      Object.fromEntries(
        Inputs.flatMap(({ Name, Kind }) => {
          const group = groups.get(Name)
          const value = answerValue(Kind, group && answers.get(group.id)?.text)
          return value === null ? [] : [[Name, value]]
        }),
      ),
    [Inputs, groups, answers],
  )
  const type = (name: string, value: string | boolean): void => {
    setTyped((now) => ({ ...now, [name]: value }))
    const input = Inputs.find(({ Name }) => Name === name)
    const group = groups.get(name)
    const meant = input && valueOf(input, value, language)
    if (!group || !meant || !('value' in meant)) return
    onAnswer(group.id, say(answerText(input.Kind, meant.value)), BLANK_MS)
  }
  const isBegun = Object.keys(saved).length > 0
  return (
    <Calculator
      source={asked}
      saved={saved}
      typed={typed}
      onType={type}
      isReadOnly={isClosed}
      isPart
      status={isBegun && !isClosed && <Results {...{ groups, answers, onAnswer }} />}
    />
  )
}

interface ResultsProps extends Pick<TypeProps, 'answers' | 'onAnswer'> {
  readonly groups: ReadonlyMap<string, Group>
}

/** Answers the rows of results with what comes out. */
function Results({ groups, answers, onAnswer }: ResultsProps) {
  const outputs = useOutputs()
  useEffect(() => {
    for (const [name, value] of Object.entries(outputs ?? {})) {
      const group = groups.get(name)
      const text = answerText(undefined, value)
      if (group && (answers.get(group.id)?.text ?? '') !== text) {
        onAnswer(group.id, say(text), BLANK_MS)
      }
    }
    // oxlint-disable-next-line react/exhaustive-deps -- What comes out decides alone: an answer that is on its way is not sent again.
  }, [outputs])
  return null
}

/** A calculator with the inputs that the author asks for, in the author's order and words. */
function withRows(source: CalculatorSource, groups: ReadonlyMap<string, Group>): CalculatorSource {
  const byName = new Map(source.Settings.Inputs.map((input) => [input.Name, input]))
  const Inputs = [...groups].flatMap(([name, { text, required }]) => {
    const input = byName.get(name)
    if (!input) return []
    const Label = text.el ? { el: text.el, en: text.en || text.el } : input.Label
    return [{ ...input, Label, Required: required }]
  })
  return { ...source, Settings: { ...source.Settings, Inputs } }
}
