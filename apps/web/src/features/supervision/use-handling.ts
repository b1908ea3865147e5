import { HANDLING_NOTES } from '@telemachos/contract/supervision/notes'
import { addDays, formatDate, todayInAthens } from '@telemachos/rules/dates'
import {
  serverNow,
  useIdentity,
  useNoteReaders,
  useOfferUndo,
  useTexts,
  useWrite,
  withUndo,
  type ApiError,
  type CallOutput,
} from '#shared'
import { askForDate, askForText, showSystemMessage } from '#ui'

export type Entry = CallOutput<'supervision.listQueue'>['list'][number]

const LONGEST = 500

/** Takes entries out of the queue: with a note, or until a day; the toast puts them back. */
export function useHandling(onGone: () => void) {
  const { t } = useTexts()
  const readersOf = useNoteReaders()
  const { ProjectId } = useIdentity()
  const write = useWrite('supervision.handleEntry')
  const offerUndo = useOfferUndo()
  const fail = (error: ApiError): void => showSystemMessage(error, t)

  /** A day that has come already brings the entry back. */
  async function undo({ Mentee, Reason }: Entry): Promise<string | false> {
    const Until = todayInAthens(serverNow())
    try {
      await write.mutateAsync({ ProjectId, MenteeId: Mentee.Id, Reason, Note: '', Until })
      return t('supervision.handle.undone')
    } catch (error) {
      fail(error as ApiError)
      return false
    }
  }

  async function take(
    entry: Entry,
    Note: string,
    Until: string | null,
    done: string,
  ): Promise<void> {
    const { Mentee, Reason } = entry
    try {
      await write.mutateAsync({ ProjectId, MenteeId: Mentee.Id, Reason, Note, Until })
      offerUndo({ done, undo: () => undo(entry) })
      onGone()
    } catch (error) {
      fail(error as ApiError)
    }
  }

  async function handle(entry: Entry): Promise<void> {
    const name = `${entry.Mentee.FirstName} ${entry.Mentee.LastName}`
    const note = await askForText({
      title: t('supervision.handle.of', { name }),
      text: t('supervision.handle.text'),
      label: t('supervision.handle.note'),
      hint: readersOf(HANDLING_NOTES),
      confirmLabel: t('supervision.handle'),
      check: (text) => (text.trim().length > LONGEST ? t('supervision.handle.long') : undefined),
    })
    if (note !== null) await withUndo(take(entry, note, null, t('supervision.handle.done')))
  }

  async function snooze(entry: Entry): Promise<void> {
    const name = `${entry.Mentee.FirstName} ${entry.Mentee.LastName}`
    const today = todayInAthens(serverNow())
    const day = await askForDate({
      title: t('supervision.snooze.of', { name }),
      text: t('supervision.snooze.text'),
      value: addDays(today, 7),
      bounds: { min: addDays(today, 1) },
    })
    if (day === null) return
    const done = t('supervision.snooze.done', { date: formatDate(day) })
    await withUndo(take(entry, '', day, done))
  }

  return { handle, snooze, busy: write.isPending }
}
