import type { KeptSettings } from '@telemachos/contract/core/kept-settings'
import type { CallInput, CallName, CallOutput } from './contract-types.ts'
import type { Identity } from './identity.ts'

/** What the server wrote into the page, to spare it asking; nothing where it could not. */
export interface Given {
  /** Who is there; null when nobody has signed in. */
  readonly Identity?: Identity | null
  /** The languages that there are. */
  readonly Languages?: CallOutput<'language.listLanguages'>
  /** What of the texts the page begins with; all of them where it is missing. */
  readonly TextPart?: string
  /** The texts that signing in speaks with, where that is what the page will show. */
  readonly Words?: Readonly<Record<string, string>>
  /** What this browser keeps for its pages. */
  readonly Kept?: KeptSettings
  /** The time by the server's clock when it answered, in milliseconds. */
  readonly Now?: number
  /** Which build of the page it is. */
  readonly Build?: string
  /** Where the hub stood, before anything else was loaded; null where that says nothing. */
  readonly Position?: string | null
  /** Whether the server draws for a phone. */
  readonly Phone?: boolean
  /** When the server drew, in milliseconds, while the page takes its drawing over. */
  readonly At?: number | undefined
  /** What the address begins with. */
  readonly Answers?: readonly {
    readonly Call: string
    readonly Input: unknown
    readonly Answer: unknown
  }[]
}

/** As of when the page was loaded; on the server, of the visit that is being drawn. */
export let given: Given = typeof document === 'undefined' ? {} : readGiven()

/** After so many milliseconds an answer that nobody wanted is no news any more. */
const FRESH_MS = 10_000
let answers = [...(given.Answers ?? [])]
let since = 0

function readGiven(): Given {
  return JSON.parse(document.getElementById('start')?.textContent ?? '{}') as Given
}

/** Draws with what a visit is given; the server knows of no visit before and after. */
export function drawWith<Drawn>(visit: Given, draw: () => Drawn): Drawn {
  begin(visit)
  try {
    return draw()
  } finally {
    begin({})
  }
}

function begin(visit: Given): void {
  given = visit
  answers = [...(visit.Answers ?? [])]
  since = performance.now()
}

/** The page is drawn as the server drew it, at its moment and for a phone or not; or as of now again. */
export function drawAsOf(At: number | undefined, Phone: boolean): void {
  given = { ...given, At, Phone }
}

/** Whether what the page was given is still news: what was drawn from it is the page as it is. */
export const isFresh = (): boolean => performance.now() - since <= FRESH_MS

/** What a call of this input answered when the page was loaded; given once, since it grows old. */
export function takeAnswer<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
): CallOutput<Name> | undefined {
  // What the server has drawn is taken over with what it was drawn from.
  if (given.At === undefined && !isFresh()) return undefined
  const found = answers.findIndex(({ Call, Input }) => Call === name && isSame(Input, input))
  return found < 0 ? undefined : (answers.splice(found, 1)[0]?.Answer as CallOutput<Name>)
}

/** What a list begins with that grows part by part, as useInfiniteQuery keeps it. */
export function takeFirstPart<Name extends CallName, Place>(
  name: Name,
  input: CallInput<Name>,
  place: Place,
): { readonly pages: CallOutput<Name>[]; readonly pageParams: Place[] } | undefined {
  const answer = takeAnswer(name, input)
  return answer && { pages: [answer], pageParams: [place] }
}

/** Forgets what nobody has taken: somebody else, or somebody in another role, may ask now. */
export function dropAnswers(): void {
  answers.length = 0
}

/** Whether two inputs are the same, in whatever order their keys are written. */
function isSame(one: unknown, other: unknown): boolean {
  return sorted(one) === sorted(other)
}

const sorted = (input: unknown): string => JSON.stringify(Object.entries(input ?? {}).toSorted())
