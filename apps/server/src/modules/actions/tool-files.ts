import type { FileKind } from '../files/index.ts'
import { requireToolUpload, seesCell } from './policy.ts'

const LARGEST = 100 * 1024 * 1024

/** The category after its kind: `mentee/action/question`, the question 0 for the action itself. */
const REST = /^([1-9]\d{0,8})\/([1-9]\d{0,8})\/(\d{1,9})$/

function readCell(rest: string): { menteeId: number; actionId: number } | undefined {
  const [, menteeId, actionId] = REST.exec(rest) ?? []
  return menteeId ? { menteeId: Number(menteeId), actionId: Number(actionId) } : undefined
}

/**
 * Files that a mentee and those who look after them share in an action (spec §3, tool file): whoever
 * sees the mentee's action reads them.
 */
export const toolFiles: FileKind = {
  largest: LARGEST,
  accept: [],
  standalone: true,
  requireUpload: (context, { rest, userId }) => {
    // Of a category that is none, or another person's, nobody is reached.
    context.markReachChecked()
    return requireToolUpload(context, readCell(rest), userId)
  },
  async mayRead(context, { rest }) {
    const cell = readCell(rest)
    return cell !== undefined && (await seesCell(context, cell.menteeId, cell.actionId))
  },
}
