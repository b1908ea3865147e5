import { MAX_FILE_MB } from '@telemachos/contract/actions/need-kinds'
import type { FileKind } from '../files/index.ts'
import { accessTarget, accessTemplates, readsTemplate, readsVersion } from './policy.ts'

export const MIB = 1024 * 1024

/** Files that mentees hand in: `submissions/{mentee}/{action}`; each belongs to a version. */
export const FILES = 'submissions'

/** Files that authors give to be filled in: `templates/{action}`; each belongs to its action. */
export const TEMPLATES = 'templates'

const limits = { largest: MAX_FILE_MB * MIB, accept: [] }

/** Who may add and read what is handed in: whoever the mentee and the action are within reach of. */
export const submissionFiles: FileKind = {
  ...limits,
  requireUpload: async (context, { rest, userId }) =>
    void (await accessTarget(context, rest, userId)),
  mayRead: (context, { ownerId }) => readsVersion(context, ownerId),
}

/** Who may read what is to be filled in: whoever sees the action, in any project that has it. Its authors add it. */
export const templateFiles: FileKind = {
  ...limits,
  spansProjects: true,
  requireUpload: async (context, { rest }) => void (await accessTemplates(context, Number(rest))),
  mayRead: (context, { ownerId }) => readsTemplate(context, ownerId),
}
