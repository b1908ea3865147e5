import { formatDateTime } from '@telemachos/rules/dates'
import type { ProjectPath } from '@telemachos/contract/paths'
import type { Texts } from '#shared'
import type { Mail } from './mail-state.tsx'

/** What a mail is called: its subject, or what it will be about before it is written. */
export const mailName = (
  { Subject, About }: Pick<Mail, 'Subject' | 'About'>,
  t: Texts['t'],
): string => Subject || About || t('mail.noSubject')

/** When a mail that waits leaves, at the earliest. */
export const leavesWhen = ({ DueAt }: Pick<Mail, 'DueAt'>, now: Date, t: Texts['t']): string =>
  new Date(DueAt) <= now ? t('mail.dueSoon') : t('mail.dueAt', { at: formatDateTime(DueAt) })

/** What happened to a mail so far, a sentence each. */
export function storyOf(
  mail: Pick<Mail, 'State' | 'CreatedAt' | 'DoneAt' | 'DueAt' | 'Attempts'>,
  now: Date,
  t: Texts['t'],
): string[] {
  const { State, CreatedAt, DoneAt, Attempts } = mail
  return [
    t('mail.story.asked', { at: formatDateTime(CreatedAt) }),
    ...(Attempts > 1 ? [t('mail.story.tried', { count: Attempts })] : []),
    ...(State === 'queued' ? [`${leavesWhen(mail, now, t)}.`] : []),
    ...(DoneAt !== null && State !== 'queued' && State !== 'held'
      ? [t(`mail.story.${State}`, { at: formatDateTime(DoneAt) })]
      : []),
  ]
}

/** The page of a path of the server, and which part of it. */
export function placeOf(path: string): { readonly to: ProjectPath; readonly hash?: string } {
  const [to, hash] = path.split('#')
  // The server has it of the same route table.
  return { to: to as ProjectPath, ...(hash !== undefined && { hash }) }
}
