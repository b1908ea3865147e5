import { isEmpty, toNumber } from '@telemachos/rules/expressions/values'
import { isBlank, type Answers } from '../answers.ts'
import type { DraftOption, DraftQuestion } from '../author/draft.ts'
import type { Group, Option, Question } from '../definition.ts'
import type { Rule } from '../rule.ts'
import { itemsOf, type GroupSeed, type ScoreRange } from './question-type.ts'

/** What types with options share. */

const NO_TEXT = { el: '', en: '' }

/** An option as compiled; it is numbered from 1 in the order of the draft. */
export function optionFrom(option: DraftOption, index: number): Option {
  return {
    id: index + 1,
    text: option.Text,
    value: option.Value,
    ...(option.Exclusive && { exclusive: true }),
    ...(option.Image && { image: option.Image, alt: option.Alt ?? NO_TEXT }),
    ...(option.Region && { region: option.Region }),
  }
}

const otherOption = (question: DraftQuestion): Option[] =>
  question.Other
    ? [
        {
          id: question.Options.length + 1,
          text: question.Other.Text,
          value: question.Other.Model,
          other: true,
        },
      ]
    : []

const otherGroup = (question: DraftQuestion): GroupSeed[] =>
  question.Other
    ? [
        {
          holds: 'text',
          text: question.Other.Text,
          key: question.Other.Model,
          required: false,
          isOther: true,
          options: [],
        },
      ]
    : []

/** One group with all options, and the text of "other". */
export function oneChoice(question: DraftQuestion): GroupSeed[] {
  return [
    {
      holds: 'option',
      text: NO_TEXT,
      key: 'choice',
      required: true,
      options: [...question.Options.map(optionFrom), ...otherOption(question)],
    },
    ...otherGroup(question),
  ]
}

/** A group for each choice, each with the one option that says it is chosen. */
export function groupPerChoice(question: DraftQuestion): GroupSeed[] {
  const options = [...question.Options.map(optionFrom), ...otherOption(question)]
  return [
    ...options.map((option): GroupSeed => ({
      holds: 'option',
      text: option.text,
      key: option.value,
      required: false,
      options: [{ ...option, id: 1 }],
    })),
    ...otherGroup(question),
  ]
}

/** The option that is chosen in a group; undefined where none is. */
export function chosenIn(group: Group, answers: Answers): Option | undefined {
  const id = answers.get(group.id)?.optionId
  return id ? group.options.find((option) => option.id === id) : undefined
}

/** Every chosen option, in the order of the groups. */
export function chosenOf(question: Question, answers: Answers): Option[] {
  return itemsOf(question).flatMap((group) => chosenIn(group, answers) ?? [])
}

/** What an expression reads of a choice. */
type ChoiceValue = string | number

/** An option's value: a number where it is written as one, so that expressions add and not join. */
export function readValue({ value }: Option): ChoiceValue {
  return String(Number(value)) === value && Number.isFinite(Number(value)) ? Number(value) : value
}

/** The value of the one choice: the text of "other" where that is chosen. */
export function valueOfChoice(question: Question, answers: Answers): ChoiceValue | undefined {
  const [option] = chosenOf(question, answers)
  return option && valueOfOption(option, question, answers)
}

/** The values of every choice; undefined for none. */
export function valuesOfChoices(question: Question, answers: Answers): ChoiceValue[] | undefined {
  const chosen = chosenOf(question, answers)
  if (chosen.length === 0) return undefined
  return chosen.map((option) => valueOfOption(option, question, answers))
}

function valueOfOption(option: Option, question: Question, answers: Answers): ChoiceValue {
  return (option.other && otherText(question, answers)) || readValue(option)
}

function otherText({ groups }: Question, answers: Answers): string {
  const group = groups.find(({ isOther }) => isOther)
  return (group && answers.get(group.id)?.text?.trim()) ?? ''
}

/** "Other" needs its text. */
export function requireOtherText(question: Question, answers: Answers): Rule | undefined {
  const isOther = chosenOf(question, answers).some(({ other }) => other)
  const group = question.groups.find((one) => one.isOther)
  return isOther && group && isBlank(answers.get(group.id)) ? 'other_text' : undefined
}

/** The limits of several choices: how many, and one that goes with no other. */
export function checkChoices(question: Question, answers: Answers): Rule | undefined {
  const chosen = chosenOf(question, answers)
  const { min, max } = question.settings
  if (chosen.length > 1 && chosen.some(({ exclusive }) => exclusive)) return 'exclusive'
  if (max !== undefined && chosen.length > max) return 'too_many'
  const isExclusive = chosen.some(({ exclusive }) => exclusive)
  if (min !== undefined && chosen.length > 0 && chosen.length < min && !isExclusive)
    return 'too_few'
  return requireOtherText(question, answers)
}

/** One that goes with no other is enough by itself, whatever the minimum. */
export function countChoices(question: Question, answers: Answers): number {
  const chosen = chosenOf(question, answers)
  const isExclusive = chosen.some(({ exclusive }) => exclusive)
  return isExclusive ? Math.max(chosen.length, question.settings.min ?? 1) : chosen.length
}

/** The sum of the chosen options' values; undefined where nothing is chosen or one is no number. */
export function scoreOfChoices(question: Question, answers: Answers): number | undefined {
  const values = chosenOf(question, answers).map(({ value }) => toNumber(value))
  if (values.length === 0 || values.some(Number.isNaN)) return undefined
  return values.reduce((sum, value) => sum + value, 0)
}

/** The same of a question of rows: undefined while a row is left open that its range counts on. */
export function scoreOfRows(question: Question, answers: Answers): number | undefined {
  const isWhole = itemsOf(question).every((group) => chosenIn(group, answers))
  return isWhole ? scoreOfChoices(question, answers) : undefined
}

/** From all lowest to all highest of the groups' options. */
export function rangeOfChoices(question: Question): ScoreRange | undefined {
  let [low, high] = [0, 0]
  for (const { options } of itemsOf(question)) {
    const values = options.map(({ value }) => toNumber(value))
    if (values.length === 0 || values.some(Number.isNaN)) return undefined
    low += Math.min(...values)
    high += Math.max(...values)
  }
  return { low, high }
}

/** Values by the groups' keys; undefined where there are none. */
export function byKey<Value>(
  question: Question,
  valueOf: (group: Group) => Value | undefined,
): Record<string, Value> | undefined {
  const values: [string, Value][] = []
  for (const group of itemsOf(question)) {
    const value = valueOf(group)
    if (!isEmpty(value) && value !== undefined) values.push([group.key, value])
  }
  return values.length > 0 ? Object.fromEntries(values) : undefined
}
