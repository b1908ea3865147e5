import { draftKey } from '#storage'
import {
  call,
  isConflict,
  otherWriter,
  useIdentity,
  useValuesDraft,
  type CallOutput,
  type Draft,
  type DraftValues,
} from '#shared'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { MEETING_MINUTES, type Meeting } from './meeting.ts'

type Journal = CallOutput<'meetings.getJournal'>

/** Text is saved so long after the last key (spec §9, text blank answers). */
const AUTOSAVE_MS = 1000
const LONGEST_MINUTES = 600

export interface JournalDraft {
  readonly draft: Draft
  /** What the server has, as it stands in the fields. */
  readonly theirs: JournalValues
  /** Who wrote what is contested, and when. */
  readonly writer: ReturnType<typeof otherWriter>
}

export type JournalValues = ReturnType<typeof valuesOf>

/** What came of a meeting, saved by itself as it is typed: nothing of somebody else's is written over unawares. */
export function useJournal(meeting: Meeting, journal: Journal): JournalDraft {
  const { ProjectId } = useIdentity()
  const queries = useQueryClient()
  // An answer that was under way while something was saved is older than what was saved.
  const [newest, setNewest] = useState(journal)
  if (journal.Version > newest.Version) setNewest(journal)
  const latest = useRef(newest)
  useEffect(() => {
    if (newest.Version > latest.current.Version) latest.current = newest
  }, [newest])
  const lost = useRef<readonly string[]>([])
  const [writer, setWriter] = useState<ReturnType<typeof otherWriter>>({})
  const saved = useMemo(() => valuesOf(newest), [newest])
  const about = { ProjectId, MeetingId: meeting.Id }

  function take(next: Journal): void {
    latest.current = next
    setNewest(next)
    queries.setQueryData(['meetings.getJournal', about], next)
  }
  async function write(values: DraftValues, Version = latest.current.Version): Promise<void> {
    const whole = { ...valuesOf(latest.current), ...values }
    const { Duration, ...texts } = whole
    const next = await call(
      'meetings.saveJournal',
      {
        ...about,
        ...texts,
        Version,
        Duration: Duration.trim() === '' ? null : Number(Duration),
        // Whether it was held is said above, and stays as it is.
        Held: null,
        Reason: meeting.State === 'missed' ? meeting.Reason : '',
      },
      { idempotencyKey: crypto.randomUUID() },
    )
    take(next)
  }
  const draft = useValuesDraft({
    key: draftKey('journal', meeting.Id),
    saved,
    delay: AUTOSAVE_MS,
    canSave: (name, value) => name !== 'Duration' || isDuration(String(value)),
    save: async (values, seen) => {
      const { Version } = latest.current
      // What the page has heard of meanwhile is refused too, with who wrote it: as of the version before.
      const isContested = contested(latest.current, values, seen).length > 0
      try {
        await write(values, isContested ? Version - 1 : Version)
      } catch (error) {
        if (!isConflict(error)) throw error
        const fresh = await call('meetings.getJournal', about)
        take(fresh)
        lost.current = contested(fresh, values, seen)
        if (lost.current.length > 0) {
          setWriter(otherWriter(error))
          throw error
        }
        await write(values)
      }
    },
    conflictOf: (error) => (isConflict(error) ? lost.current : undefined),
  })
  return { draft, theirs: saved, writer }
}

/** Which of the values somebody else has written otherwise since the person saw them. */
function contested(journal: Journal, values: DraftValues, seen: DraftValues): string[] {
  const now: DraftValues = valuesOf(journal)
  return Object.keys(values).filter(
    (name) =>
      // Nobody else writes these.
      name !== 'PrivateNotes' && now[name] !== seen[name] && now[name] !== values[name],
  )
}

/** Nothing, or a number of minutes that a meeting may last. */
export function isDuration(text: string): boolean {
  const minutes = Number(text)
  const isMeant = Number.isInteger(minutes) && minutes > 0 && minutes <= LONGEST_MINUTES
  return text.trim() === '' || isMeant
}

function valuesOf(journal: Journal) {
  return {
    Place: journal.Place,
    Duration: String(journal.Duration ?? MEETING_MINUTES),
    Subject: journal.Subject,
    Notes: journal.Notes,
    PrivateNotes: journal.PrivateNotes ?? '',
    FollowUp: journal.FollowUp,
  }
}
