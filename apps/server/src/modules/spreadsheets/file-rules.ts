import { MAX_SHEET_BYTES, XLSX } from '@telemachos/contract/spreadsheets/limits'
import { AppError } from '../../kernel/errors.ts'
import type { FileKind } from '../files/index.ts'
import { accessSpreadsheet, allowUpload } from './policy.ts'

/** Files of spreadsheets, `spreadsheets/{project}`: authors add and read them. */
export const sheetFiles: FileKind = {
  largest: MAX_SHEET_BYTES,
  accept: [XLSX],
  requireUpload: (context, { rest, userId }) => {
    context.markReachChecked()
    allowUpload({ projectId: Number(rest), userId }, context)
    return Promise.resolve()
  },
  mayRead: async (context, { ownerId }) => {
    try {
      await accessSpreadsheet(context, ownerId)
      return true
    } catch (error) {
      if (error instanceof AppError && error.code === 'not_found') return false
      throw error
    }
  },
}
