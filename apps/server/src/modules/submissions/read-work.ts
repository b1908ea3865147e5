import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { accessCell, askedIn, type CellKey } from '../actions/index.ts'
import { describeFiles, fileToWire, withheldToWire, type ShownFiles } from '../files/index.ts'
import { FILES } from './file-rules.ts'
import { seenNeeds } from './policy.ts'
import * as store from './submission-store.ts'
import { findNeeds, findReading, type ReadingRow } from './work-store.ts'

type Calls = typeof contract.submissions.calls
type Work = OutputOf<Calls['getWork']>

/**
 * What an action asks of a mentee by its type, and what they have done of it.
 * @throws not_found.
 */
export async function readWork(
  { ActionId, MenteeId }: InputOf<Calls['getWork']>,
  context: CallContext,
): Promise<Work> {
  return describeWork(await accessCell(context, MenteeId, ActionId), context)
}

/** The same of a cell whose access has been checked. */
export async function describeWork(
  cell: CellKey,
  { db, actor, language }: CallContext,
): Promise<Work> {
  const needs = seenNeeds(await findNeeds(db, cell.actionId), cell.actionId)
  const [asked, reading, ticks, submissions] = await Promise.all([
    askedIn(db, language, cell.actionId),
    findReading(db, cell),
    store.listTicks(db, cell),
    store.listSubmissions(db, cell),
  ])
  const versions = await store.listVersions(
    db,
    submissions.map(({ id }) => id),
  )
  const files = await describeFiles(
    db,
    FILES,
    versions.map(({ id }) => id),
    actor.userId,
  )
  return {
    ActionId: cell.actionId,
    MenteeId: cell.menteeId,
    Version: needs.version,
    Needs: asked.needs(needs.needs),
    Reading: asReading(reading, needs.since),
    Ticks: ticks.map(({ item, done, at, by }) => ({ Item: item, Done: done, At: at, By: by })),
    Submissions: submissions.map(({ id, slot, state, revision }) => ({
      Slot: slot,
      State: state,
      Revision: revision,
      Versions: versions
        .filter(({ submissionId }) => submissionId === id)
        .map((version) => asVersion(version, files.get(version.id))),
    })),
  }
}

/** A reading as the contract writes it. */
export function asReading(row: ReadingRow | null | undefined, since: number): Work['Reading'] {
  return row ? { At: row.at, Confirmed: row.confirmed, Current: row.version >= since } : null
}

function asVersion(
  version: store.VersionRow,
  files: ShownFiles | undefined,
): Work['Submissions'][number]['Versions'][number] {
  return {
    Number: version.number,
    Note: version.note,
    Link: version.link,
    Files: (files?.shown ?? []).map((file) => fileToWire(file)),
    ...withheldToWire(files?.withheld),
    At: version.at,
    By: version.by,
    Verdict: version.verdict,
    Reason: version.reason,
    DecidedAt: version.decidedAt,
    DecidedBy: version.decidedBy,
  }
}
