import { AUTHOR_ROLES } from '@telemachos/contract/actions/author-roles'
import { roleAllowed } from '@telemachos/contract/core/roles'
import { MAX_SHEET_BYTES, XLSX } from '@telemachos/contract/spreadsheets/limits'
import { AppError, notFound } from '../../kernel/errors.ts'
import type { FileKind } from '../files/index.ts'
import { accessSpreadsheet } from './policy.ts'

/** Files of spreadsheets, `spreadsheets/{project}`: authors add and read them. */
export const sheetFiles: FileKind = {
  largest: MAX_SHEET_BYTES,
  accept: [XLSX],
  requireUpload: async (context, { rest, userId }) => {
    const { actor } = context
    context.markReachChecked()
    const isOwn = Number(rest) === actor.projectId && userId === actor.userId
    if (!isOwn || !roleAllowed(actor.role, AUTHOR_ROLES)) throw notFound('category')
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
