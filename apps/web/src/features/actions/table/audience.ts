import { formatNumber } from '@telemachos/rules/numbers'
import type { Texts } from '#shared'
import { hasFlag, type Row } from './row.ts'

type Seen = Pick<Row, 'Flags' | 'ShowCondition' | 'EnableCondition' | 'Unshown' | 'ArchivedAt'>

/**
 * Who sees an action, in words, by its flags and conditions: mentees, of how many where a condition
 * chooses, mentors and supervisors; and where else it is not seen.
 * @param mentees how many active mentees there are.
 */
export function audienceWords(row: Seen, mentees: number, { t, language }: Texts): string {
  if (row.ArchivedAt !== null) return t('actions.table.audience.archived')
  if (!hasFlag(row, 'Published')) return t('actions.table.audience.unpublished')
  const count = (number: number) => formatNumber(number, language)
  const shown = { shown: count(mentees - row.Unshown), all: count(mentees) }
  const who = [
    !hasFlag(row, 'HideFromMentee') &&
      (row.ShowCondition === ''
        ? t('actions.table.audience.mentees')
        : t('actions.table.audience.some', shown)),
    !hasFlag(row, 'HideFromMentor') && t('actions.table.audience.mentors'),
    !hasFlag(row, 'HideFromSupervisor') && t('actions.table.audience.supervisors'),
  ].filter((part) => part !== false)
  const notes = [
    hasFlag(row, 'HideInGrid') && t('actions.table.audience.notInGrid'),
    row.EnableCondition !== '' && t('actions.table.audience.opens'),
  ].filter((part) => part !== false)
  const first = who.length === 0 ? t('actions.table.audience.staff') : who.join(', ')
  return [first, ...notes].join(' · ')
}
