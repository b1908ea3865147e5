import { CONFIRM_FROM } from '@telemachos/contract/people/confirm-limits'
import type { Role } from '@telemachos/contract/core/roles'
import { formatNumber } from '@telemachos/rules/numbers'
import type { ReactNode } from 'react'
import { useTexts } from '../i18n/use-texts.ts'
import { useSettings } from './use-settings.ts'
import { askBeforeAct } from '../ui/dialogs/dialog-store.ts'

interface ActOnMany {
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
 * undone and, from as many people on as the project has set, for their number to be typed.
 * @returns a function whose answer is the confirmed number, for the call's `Confirmed`; undefined where
 *   it was cancelled.
 */
export function useAskBeforeMany(): (act: ActOnMany) => Promise<number | undefined> {
  const { t, language } = useTexts()
  const from = useSettings().Config?.Safety?.ConfirmFrom ?? CONFIRM_FROM
  return async ({
    count,
    label = t('ui.act.people'),
    roles = [],
    areMentees = false,
    touched = [],
    exceptions = [],
    ...request
  }) => {
    const number = (value: number) => formatNumber(value, language)
    const isMany = count > 1 && count >= from
    const answer = await askBeforeAct({
      ...request,
      touched: [
        { label, count: number(count) },
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
}
