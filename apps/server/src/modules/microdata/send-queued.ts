import { sendingChanged } from '@telemachos/contract/microdata/events'
import { maskNumber } from '@telemachos/rules/state-numbers'
import type { Database } from '../../kernel/database/database.ts'
import { roomsOf, writeOutbox } from '../../kernel/outbox.ts'
import type { FinalForm } from './final-store.ts'
import { listReady } from './list-ready.ts'
import type { Receiver, SendReason } from './receiver.ts'
import {
  endSendings,
  releaseSendings,
  takeParcel,
  type Parcel,
  type Verdict,
} from './sending-store.ts'
import { readForms } from './store.ts'
import { xmlPieces } from './write-xml.ts'

/** So many records go out in one file. */
const RECORDS = 100
/** Who takes forms has so long; whoever died leaves them to be sent again. */
const HELD_MS = 60_000
/** What a receiver says beyond this is not kept, in characters. */
const KEPT_ERROR = 4_000

export interface SenderOptions {
  readonly database: Database
  readonly receiver: Receiver
  readonly clock: () => Date
  /** Aborted where nothing more is to be begun. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Sends what waits, parcel by parcel, while it has the time: what is left waits for the next time. Forms
 * whose sender died on the way are let go first.
 * @param milliseconds after which no other parcel is begun.
 */
export async function sendQueued(options: SenderOptions, milliseconds: number): Promise<void> {
  const { database, clock, signal } = options
  const began = clock().getTime()
  const released = await releaseSendings(database, clock())
  await announce(database, released, [])
  while (clock().getTime() - began < milliseconds) {
    signal?.throwIfAborted()
    const now = clock()
    const until = new Date(now.getTime() + HELD_MS)
    const parcel = await takeParcel(database, { most: RECORDS, now, until })
    if (!parcel) return
    await sendParcel(options, parcel, until)
  }
}

async function sendParcel(
  { database, receiver, clock }: SenderOptions,
  parcel: Parcel,
  until: Date,
): Promise<void> {
  const { projectId, by } = parcel
  const verdicts = await judge(database, receiver, parcel, clock()).catch((): Verdict[] =>
    // Whatever went wrong here: nobody waits for an answer that does not come.
    parcel.sendings.map(({ userId }) => failed(userId, 'interrupted')),
  )
  await endSendings(database, parcel, verdicts, { until, now: clock() })
  await announce(database, [projectId], by)
}

async function judge(
  database: Database,
  receiver: Receiver,
  { projectId, phase, mis, actionId, address, sendings }: Parcel,
  now: Date,
): Promise<Verdict[]> {
  const { sendFilter } = await readForms(database, projectId)
  const byPerson = new Map(sendings.map((sending) => [sending.userId, sending]))
  const forms: FinalForm[] = []
  const about = { projectId, phase, actionId }
  for await (const some of listReady(database, about, [...byPerson.keys()], sendFilter)) {
    // Opened and made final again since: that version is another record, to be sent by itself.
    forms.push(...some.filter((form) => byPerson.get(form.userId)?.version === form.version))
  }
  const ready = new Map(forms.map((form) => [form.userId, form]))
  const left = sendings
    .filter(({ userId }) => !ready.has(userId))
    .map(({ userId }) => failed(userId, 'not_ready'))
  if (forms.length === 0) return left
  const keyOf = ({ userId }: FinalForm) => byPerson.get(userId)?.key
  let xml = ''
  for await (const piece of xmlPieces([forms], { mis, phase, now, keyOf })) xml += piece
  const { verdicts, reason, xmlError } = await receiver.send(address, xml)
  const common = shorten(withoutNumbers(xmlError, forms))
  const told = forms.map((form): Verdict => {
    const verdict = verdicts.get(keyOf(form) ?? '')
    if (!verdict) return { ...failed(form.userId, reason), xmlError: common }
    const { accepted, error } = verdict
    return {
      userId: form.userId,
      state: accepted ? 'accepted' : 'refused',
      reason: '',
      xmlError: accepted ? '' : shorten(withoutNumbers(error, [form])),
    }
  })
  return [...left, ...told]
}

const failed = (userId: number, reason: SendReason): Verdict => ({
  userId,
  reason,
  state: 'failed',
  xmlError: '',
})

const NUMBERS = ['afm', 'amka', 'kayas'] as const

/** What a receiver repeats of the numbers that it was sent is kept as lists show them. */
function withoutNumbers(text: string, forms: readonly FinalForm[]): string {
  const numbers = forms.flatMap(({ fields }) =>
    NUMBERS.flatMap((name) => {
      const number = fields[name]
      return typeof number === 'string' && number.length > 4 ? number : []
    }),
  )
  return numbers.reduce((rest, number) => rest.replaceAll(number, maskNumber(number)), text)
}

/** Without what the database cannot keep. */
const shorten = (text: string) => text.replaceAll('\u0000', '').slice(0, KEPT_ERROR).toWellFormed()

async function announce(
  database: Database,
  projectIds: readonly number[],
  users: readonly number[],
): Promise<void> {
  await writeOutbox(
    database,
    projectIds.map((ProjectId) => ({
      name: sendingChanged.name,
      payload: { ProjectId },
      rooms: roomsOf({ project: ProjectId, users }),
    })),
  )
}
