import { MAX_TEXT, MAX_VALUE, SAVE_AFTER_MS } from '@telemachos/contract/indicators/limits'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import {
  ApiError,
  call,
  otherWriter,
  useIdentity,
  useTexts,
  useValuesDraft,
  type Draft,
} from '#shared'
import { draftKey } from '#storage'
import { readValue, typedText, type Indicator } from './indicator.ts'

/** Which of the two is written: the value, or the text beside it. */
export type AnswerPart = 'Value' | 'Text'

/** What somebody else has written meanwhile, who and when. */
interface Conflict {
  readonly theirs: string
  readonly by?: string
  readonly at?: string
}

/** What somebody types of one person in one indicator. */
export interface AnswerDraft {
  readonly draft: Draft
  readonly text: string
  /** What is wrong with it as it stands, in words. */
  readonly problem: string | undefined
  readonly conflict: Conflict | undefined
  readonly type: (text: string) => void
  readonly settle: (keep: 'mine' | 'theirs') => void
}

/** The value of an indicator for a person, or the text beside it, saved half a second after typing (spec §9). */
export function useAnswerDraft(
  indicator: Indicator,
  userId: number,
  part: AnswerPart,
  saved: string | number,
): AnswerDraft {
  const { t, language } = useTexts()
  const { ProjectId } = useIdentity()
  const client = useQueryClient()
  const [conflict, setConflict] = useState<Conflict>()
  const start = useMemo(() => ({ [part]: typedText(saved, language) }), [part, saved, language])
  const problemOf = (text: string) =>
    part === 'Value' ? readValue(indicator, text).problem : undefined
  const stored = (typed: unknown): string => {
    const text = String(typed ?? '')
    return part === 'Value' ? (readValue(indicator, text).value ?? text) : text
  }
  const draft = useValuesDraft({
    key: draftKey('statistic', ProjectId, indicator.Id, userId, part),
    saved: start,
    delay: SAVE_AFTER_MS,
    canSave: (_, value) =>
      String(value).length <= (part === 'Value' ? MAX_VALUE : MAX_TEXT) &&
      !problemOf(String(value)),
    save: async (values, seen) => {
      const about = { ProjectId, Id: indicator.Id, UserId: userId, Old: stored(seen[part]) }
      const given = stored(values[part])
      await (part === 'Value'
        ? call('indicators.setStatistic', { ...about, Value: given })
        : call('indicators.setStatisticText', { ...about, Text: given }))
      void client.invalidateQueries({ queryKey: ['indicators.summarizeIndicator'] })
      // What is on screen stays as it is typed; lists that are opened later are loaded anew.
      for (const name of [
        'indicators.listMeasured',
        'indicators.getStatistics',
        'people.listPeople',
      ])
        void client.invalidateQueries({ queryKey: [name], refetchType: 'none' })
    },
    conflictOf: (error) => {
      const theirs = presentOf(error, part)
      if (theirs === undefined) return undefined
      const isNumber = part === 'Value' && indicator.Kind === 'number' && theirs !== ''
      const shown = isNumber ? typedText(Number(theirs), language) : theirs
      setConflict({ theirs: shown, ...otherWriter(error) })
      return [part]
    },
  })
  const text = String(draft.values[part] ?? '')
  const problem = problemOf(text)
  return {
    draft,
    text,
    problem: problem && t(`rule.${problem}`),
    conflict: draft.contested.length > 0 ? conflict : undefined,
    type: (next) => draft.change(part, next),
    settle: (keep) => draft.settle({ [part]: conflict?.theirs ?? '' }, keep, [part]),
  }
}

/** What the server has where a save met something else; undefined for every other refusal. */
function presentOf(error: unknown, part: AnswerPart): string | undefined {
  if (!(error instanceof ApiError) || error.code !== 'conflict') return undefined
  const present = error.details[part]
  return typeof present === 'string' ? present : undefined
}
