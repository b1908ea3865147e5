import { formatNumber } from '@telemachos/rules/numbers'
import type { CallOutput, Texts } from '#shared'

/** How many people a change touches, in words. */
export function touchedWords(
  { Mentees, Mentors, Completed }: CallOutput<'actions.countTouched'>,
  { t, language }: Texts,
): string {
  const number = (count: number) => ({ count, number: formatNumber(count, language) })
  if (Mentees === 0) return t('actions.table.touchesNobody')
  return [
    t('actions.table.touches', number(Mentees)),
    t('actions.table.touchesMentors', number(Mentors)),
    Completed > 0 ? t('actions.table.touchesCompleted', number(Completed)) : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** The same for the question before it is done: people by their roles, and what else it touches. */
export function touchedOf(
  { Mentees, Mentors, Completed }: CallOutput<'actions.countTouched'>,
  actions: number,
  { t }: Texts,
) {
  return {
    count: Mentees + Mentors,
    touched: [
      { label: t('identity.role.Mentee'), count: Mentees },
      { label: t('identity.role.Mentor'), count: Mentors },
      { label: t('actions.table.touched.actions'), count: actions },
      ...(Completed > 0 ? [{ label: t('actions.table.touched.completed'), count: Completed }] : []),
    ],
  }
}
