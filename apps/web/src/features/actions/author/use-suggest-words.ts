import { CONDITION_NAMES } from '@telemachos/contract/actions/condition-names'
import { textIn } from '@telemachos/contract/core/text-by-language'
import { FUNCTIONS } from '@telemachos/rules/expressions/functions'
import { wordAt } from '@telemachos/rules/expressions/word-at'
import { fold } from '@telemachos/rules/greek-text'
import { useCall, useSettings, useTexts } from '#shared'
import type { Suggestion, Suggestions } from '#ui'
import { everyField } from '#features/people'
import type { ContentValues } from '../action/content-values.ts'

/** What the server gathers for conditions, besides the fields of people and of the form. */
const PARTS = {
  user: ['Id', 'first_name', 'last_name', 'email'],
  project: ['Id', 'url', 'Descr', 'enableActions'],
  action: ['Id', 'TypeId', 'Title', 'Due', 'Data'],
} as const

/** Longer lists are narrowed by typing. */
const MOST = 50

/** What a name is called in `user.name`; any other has to be a key, which is not suggested. */
const isName = (name: string): boolean => /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name)

/** What a condition of an action may go on with: names, their parts, actions and functions. */
export function useSuggestWords(ProjectId: number, Form: ContentValues['Form']) {
  const { t, language } = useTexts()
  const settings = useSettings()
  const actions = useCall('actions.listActions', { ProjectId, all: true })
  const fields = everyField(settings)
  const parts: Readonly<Record<string, readonly Suggestion[]>> = {
    user: [
      ...PARTS.user.map((text) => ({ text })),
      ...[...fields.Fields, ...fields.ProjectFields].map(({ Name, Label }) => ({
        text: Name,
        hint: Label,
      })),
    ],
    project: PARTS.project.map((text) => ({ text })),
    action: PARTS.action.map((text) => ({ text })),
    data: Form.map(({ name, label }) => ({ text: name, hint: textIn(label, language) })),
  }
  const names = CONDITION_NAMES.map((text) => ({ text, hint: t(`actions.author.word.${text}`) }))
  const functions = [...FUNCTIONS.keys(), 'iif'].map((name) => ({
    text: `${name}(`,
    hint: t('actions.author.word.function'),
  }))
  const done = (actions.data ?? []).map(({ Id, Title }) => ({ text: String(Id), hint: Title }))

  return (value: string, caret: number): Suggestions | undefined => {
    const word = wordAt(value, caret)
    if (!word) return undefined
    const { of, isKey, typed, from, to } = word
    const all = isKey
      ? of === 'completion'
        ? done
        : []
      : of === undefined
        ? [...names, ...functions]
        : (parts[of] ?? []).filter(({ text }) => isName(text))
    const wanted = fold(typed)
    const list = all
      .filter(
        ({ text, hint = '' }) =>
          fold(text).includes(wanted) || (wanted.length > 1 && fold(hint).includes(wanted)),
      )
      .filter(({ text }, index, found) => found.findIndex((one) => one.text === text) === index)
      .toSorted(
        (a, b) => Number(fold(b.text).startsWith(wanted)) - Number(fold(a.text).startsWith(wanted)),
      )
    // What is written already needs no list.
    const isWhole = list.length === 1 && list[0]?.text === typed
    return {
      from,
      to,
      list: isWhole ? [] : list.slice(0, MOST),
      isBegun: typed !== '' || of !== undefined,
    }
  }
}
