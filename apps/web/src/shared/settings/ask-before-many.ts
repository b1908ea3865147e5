import type { Role } from '@telemachos/contract/core/roles'
import { formatNumber } from '@telemachos/rules/numbers'
import type { ReactNode } from 'react'
import type { Texts } from '../i18n/use-texts.ts'
import { askBeforeAct } from '../ui/dialogs/dialog-store.ts'

export interface ActOnMany {
  /** What is about to be done, as a question. */
  readonly title: string
  readonly text?: string
  readonly confirmLabel: string
  /** How many people it changes. */
  readonly count: number
  /** Who they are; people who change without it. */
  readonly label?: string
  /** Those, by the roles that they hold. */
  readonly roles?: readonly { readonly Role: Role; readonly Count: number }[]
  /** Whether all of them are mentees. */
  readonly areMentees?: boolean
  /** What else it touches, in words, each with how many. */
  readonly touched?: readonly { readonly label: string; readonly count: number }[]
  /** Who is left out, and why. */
  readonly exceptions?: readonly string[]
  /** What each of them will have of it, to be looked through before. */
  readonly details?: ReactNode
  /** Whether it cannot be undone. */
  readonly isFinal: boolean
}

/**
 * Asks before an act on many people: who and what it touches, whom it leaves out, whether it can be
 * undone and, from so many people on, for their number to be typed.
 * @returns the confirmed number, for the call's `Confirmed`; undefined where it was cancelled.
 */
export async function askBeforeMany(
  {
    count,
    label,
    roles = [],
    areMentees = false,
    touched = [],
    exceptions = [],
    ...request
  }: ActOnMany,
  { t, language }: Texts,
  from: number,
): Promise<number | undefined> {
  const number = (value: number) => formatNumber(value, language)
  const isMany = count > 1 && count >= from
  const answer = await askBeforeAct({
    ...request,
    touched: [
      { label: label ?? t('ui.act.people'), count: number(count) },
      ...roles.map(({ Role, Count }) => ({
        label: t(`identity.role.${Role}`),
        count: number(Count),
      })),
      ...(areMentees ? [{ label: t('identity.role.Mentee'), count: number(count) }] : []),
      ...touched.map((one) => ({ label: one.label, count: number(one.count) })),
    ],
    exceptions,
    ...(isMany && {
      typed: {
        label: t('ui.act.typeCount', { value: String(count) }),
        value: String(count),
      },
    }),
  })
  return answer === null ? undefined : count
}
