import {
  DESCRIPTION_PICTURE_TYPES,
  LARGEST_DESCRIPTION_PICTURE,
} from '@telemachos/contract/actions/description-limits'
import type { FileKind } from '../files/index.ts'
import { accessIllustrated } from './policy.ts'

/**
 * Pictures of descriptions, `descriptions/{action}`, which authors add. They are read by their keys
 * alone: whoever sees the action sees them, in every project that has it.
 */
export const descriptionFiles: FileKind = {
  largest: LARGEST_DESCRIPTION_PICTURE,
  accept: DESCRIPTION_PICTURE_TYPES,
  requireUpload: async (context, { rest }) => void (await accessIllustrated(context, Number(rest))),
  mayRead: () => Promise.resolve(false),
}
