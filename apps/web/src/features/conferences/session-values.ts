import type { CallInput } from '#shared'
import type { Session } from './session.ts'

type SessionInput = CallInput<'conferences.saveSession'>

/** What the form of a session has: numbers as they are typed, and a part of a date as an empty text. */
export interface SessionValues {
  Title: string
  Begins: string | null
  Ends: string | null
  Place: string
  Link: string
  LinkHours: string
  Capacity: string
  Opens: string | null
  Closes: string | null
  Description: string
  Speakers: string
  ShowsNames: boolean
  Materials: { Title: string; Url: string }[]
  Reason: string
}

const HOUR = 3_600_000

/** What the form of a new session begins with. */
const NEW: SessionValues = {
  Title: '',
  Begins: null,
  Ends: null,
  Place: '',
  Link: '',
  LinkHours: '',
  Capacity: '',
  Opens: null,
  Closes: null,
  Description: '',
  Speakers: '',
  ShowsNames: false,
  Materials: [],
  Reason: '',
}

/** What the form begins with: as the session is, or like another one at a time of its own. */
export function valuesOf(session: Session | null, like: Session | undefined): SessionValues {
  const source = session ?? like
  if (!source) return NEW
  const values = {
    ...NEW,
    Title: source.Title,
    Place: source.Place,
    Link: source.Link ?? '',
    LinkHours: source.LinkHours === null ? '' : String(source.LinkHours),
    Capacity: source.Capacity === null ? '' : String(source.Capacity),
    Description: source.Description,
    Speakers: source.Speakers,
    ShowsNames: source.ShowsNames,
    Materials: source.Materials,
  }
  if (!session) return values
  const { Begins, Ends, Opens, Closes } = session
  return { ...values, Begins, Ends, Opens, Closes }
}

/**
 * The end that goes with a new start: as long after it as before, or two hours.
 *
 * ```ts
 * endAfter('2026-03-05T10:00:00Z', null, null) // => '2026-03-05T12:00:00.000Z'
 * ```
 */
export function endAfter(
  begins: string | null,
  before: string | null,
  ends: string | null,
): string | null {
  if (!begins) return ends
  const lasts = before && ends ? Date.parse(ends) - Date.parse(before) : 2 * HOUR
  return new Date(Date.parse(begins) + lasts).toISOString()
}

/** What is sent, but for which session of which action it is. */
export function inputOf(
  values: SessionValues,
): Omit<SessionInput, 'ProjectId' | 'ActionId' | 'Id' | 'Version'> | undefined {
  const { Begins, Ends, LinkHours, Capacity } = values
  if (!Begins || !Ends) return undefined
  return {
    ...values,
    Begins,
    Ends,
    LinkHours: LinkHours.trim() === '' ? null : Number(LinkHours),
    Capacity: Capacity.trim() === '' ? null : Number(Capacity),
  }
}
