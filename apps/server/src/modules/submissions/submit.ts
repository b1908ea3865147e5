import { FILE_KINDS } from '@telemachos/contract/actions/need-kinds'
import type { TypeNeeds } from '@telemachos/contract/actions/type-needs'
import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { refuseField } from '../../kernel/errors.ts'
import { accessCell, announceData, completeItself } from '../actions/index.ts'
import { claimFile } from '../files/index.ts'
import { FILES, MIB } from './file-rules.ts'
import { allowedState, allowWorking, seenNeeds } from './policy.ts'
import { describeWork } from './read-work.ts'
import { insertVersion, listSubmissions } from './submission-store.ts'
import { nothingIsReturned, tellMentor } from './tell.ts'
import { findNeeds, lockWork } from './work-store.ts'

type Call = typeof contract.submissions.calls.submit
type Slot = TypeNeeds['slots'][number]

/**
 * Hands in what an action asks for; what was handed in before stays as an earlier version.
 * @throws not_found; invalid_input `unknown_slot`, `required` where nothing is given, `not_taken` for a
 *   form that is not asked for, `link`, and for files `too_many`, `file_kind`, `too_big` and as
 *   claimFile; conflict; rule_violated `already_accepted`, and for a mentee `already_completed` and
 *   `not_enabled`.
 */
export async function submit(input: InputOf<Call>, context: CallContext): Promise<OutputOf<Call>> {
  const { ActionId, MenteeId, Slot: id, Revision, Note, Link, FileIds } = input
  const { db, actor, now, audit } = context
  const cell = await accessCell(context, MenteeId, ActionId)
  const { needs } = seenNeeds(await findNeeds(db, ActionId), ActionId)
  const slot = needs.slots.find((one) => one.id === id)
  if (!slot) throw refuseField('Slot', 'unknown_slot')
  allowWorking(cell, context)
  checkForms(input, slot)
  await lockWork(db, cell)
  const all = await listSubmissions(db, cell)
  const current = all.find((one) => one.slot === id)
  const state = allowedState({ current, move: 'submit', seen: Revision }, context)
  const by = actor.userId
  const version = await insertVersion(db, cell, {
    slot: id,
    state,
    note: Note,
    link: Link,
    by,
    at: now,
  })
  // One after the other: they share the transaction's connection.
  for (const fileId of new Set(FileIds)) {
    const claim = { fileId, kind: FILES, ownerId: version, field: 'FileIds' }
    checkFile(await claimFile(context, claim), slot)
  }
  audit({ subjectId: MenteeId, actionId: ActionId, detail: { slot: id, files: FileIds.length } })
  announceData(context, cell)
  const waits = all.some((one) => one !== current && one.state === 'returned')
  if (!waits) await nothingIsReturned(context, [cell])
  if (slot.review && by === MenteeId) await tellMentor(context, cell, slot)
  await completeItself(context, cell)
  return describeWork(cell, context)
}

function checkForms({ Note, Link, FileIds }: InputOf<Call>, slot: Slot): void {
  const given = { note: Note !== '', link: Link !== '', file: FileIds.length > 0 }
  const fields = { note: 'Note', link: 'Link', file: 'FileIds' } as const
  const [first = 'file'] = slot.takes
  if (!given.note && !given.link && !given.file) throw refuseField(fields[first], 'required')
  for (const kind of ['note', 'link', 'file'] as const)
    if (given[kind] && !slot.takes.includes(kind)) throw refuseField(fields[kind], 'not_taken')
  if (given.link && !isLink(Link)) throw refuseField('Link', 'link')
  if (new Set(FileIds).size > slot.maxFiles) throw refuseField('FileIds', 'more_files_than_asked')
}

function isLink(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:')
}

function checkFile({ mime, bytes }: { mime: string; bytes: number }, slot: Slot): void {
  const accepted: readonly string[] = slot.files.flatMap((kind) => [...FILE_KINDS[kind]])
  if (accepted.length > 0 && !accepted.includes(mime)) throw refuseField('FileIds', 'file_kind')
  if (bytes > slot.maxMb * MIB) throw refuseField('FileIds', 'file_too_big')
}
