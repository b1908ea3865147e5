import { HANDLING_NOTES } from '@telemachos/contract/supervision/notes'
import { addDays, formatDate, todayInAthens } from '@telemachos/rules/dates'
import { fullName } from '@telemachos/rules/greek-person'
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

/** What takes a person out of the queue; each says what it did, and offers to take it back. */
export interface Handling {
  /** Seen, in one press. */
  readonly handle: (entry: Entry) => Promise<void>
  readonly handleWithNote: (entry: Entry) => Promise<void>
  /** Back in a week, in one press. */
  readonly snooze: (entry: Entry) => Promise<void>
  readonly snoozeUntil: (entry: Entry) => Promise<void>
  readonly busy: boolean
}

const LONGEST = 500
const WEEK = 7

/** Takes people out of the queue: seen, with a note, or until a day; the toast puts them back. */
export function useHandling(onGone: () => void): Handling {
  const { t } = useTexts()
  const readersOf = useNoteReaders()
  const { ProjectId } = useIdentity()
  const write = useWrite('supervision.handleEntry')
  const offerUndo = useOfferUndo()
  const fail = (error: ApiError): void => showSystemMessage(error, t)
  const today = () => todayInAthens(serverNow())
  const of = ({ Mentee, Reasons }: Entry) => ({
    ProjectId,
    MenteeId: Mentee.Id,
    Reasons: Reasons.map(({ Reason }) => Reason),
  })

  /** A day that has come already brings the person back. */
  async function undo(entry: Entry): Promise<string | false> {
    try {
      await write.mutateAsync({ ...of(entry), Note: '', Until: today() })
      return t('supervision.handle.undone')
    } catch (error) {
      fail(error as ApiError)
      return false
    }
  }

  const send = (entry: Entry, Note: string, Until: string | null) =>
    write.mutateAsync({ ...of(entry), Note, Until })

  function offerBack(entry: Entry, Until: string | null): void {
    const name = fullName(entry.Mentee)
    const done =
      Until === null
        ? t('supervision.handle.done', { name })
        : t('supervision.snooze.done', { name, date: formatDate(Until) })
    offerUndo({ done, undo: () => undo(entry) })
    onGone()
  }

  async function take(entry: Entry, Until: string | null): Promise<void> {
    try {
      await send(entry, '', Until)
      offerBack(entry, Until)
    } catch (error) {
      fail(error as ApiError)
    }
  }

  async function handleWithNote(entry: Entry): Promise<void> {
    const note = await askForText({
      title: t('supervision.handle.of', { name: fullName(entry.Mentee) }),
      text: t('supervision.handle.text'),
      label: t('supervision.handle.note'),
      hint: readersOf(HANDLING_NOTES),
      confirmLabel: t('supervision.handle'),
      check: (text) => (text.trim().length > LONGEST ? t('supervision.handle.long') : undefined),
      // Until it is saved, what was typed stands in the dialog.
      save: (written) => withUndo(send(entry, written, null)),
    })
    if (note !== null) offerBack(entry, null)
  }

  async function snoozeUntil(entry: Entry): Promise<void> {
    const day = await askForDate({
      title: t('supervision.snooze.of', { name: fullName(entry.Mentee) }),
      text: t('supervision.snooze.text'),
      value: addDays(today(), WEEK),
      bounds: { min: addDays(today(), 1) },
    })
    if (day !== null) await withUndo(take(entry, day))
  }

  return {
    handle: (entry) => withUndo(take(entry, null)),
    handleWithNote,
    snooze: (entry) => withUndo(take(entry, addDays(today(), WEEK))),
    snoozeUntil,
    busy: write.isPending,
  }
}
