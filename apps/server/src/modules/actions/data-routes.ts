import { dataCalls } from '@telemachos/contract/actions/data-calls'
import type { CallContext } from '../../kernel/context.ts'
import { handle } from '../../kernel/implement.ts'
import { prepared } from '../../kernel/prepared.ts'
import { mergeManyData } from './merge-many-data.ts'
import {
  listAboutMentees,
  listPrivateNotes,
  listPublicNotes,
  readNotes,
  saveNotes,
} from './notes.ts'
import { listOwnQuests } from './read-mentee-actions.ts'
import { readMentorsData, readOwnData } from './read-own-data.ts'
import { prepareSaving, saveOwnData } from './save-own-data.ts'
import { mergeSharedData, readSharedData } from './shared-data.ts'

const REPLACE = false
const MERGE = true

type Own = Parameters<typeof saveOwnData>[0]

const saveOwn = (merge: boolean) =>
  prepared(
    (input: Own, context: CallContext) => prepareSaving(input, context, merge),
    (input, context, ready) => saveOwnData(input, context, { merge, ready }),
  )

const ofOwn = (input: Omit<Own, 'MenteeId'>, { actor }: CallContext): Own => ({
  ...input,
  MenteeId: actor.userId,
})

/** What people write in an action, in its five drawers. */
export const dataHandlers = handle(dataCalls, {
  getDataAsMentee: readOwnData,
  getMentorDataAsMentee: ({ ActionId }, context) => readMentorsData(ActionId, context),
  listQuestsAsMentee: (_input, context) => listOwnQuests(context),
  saveDataAsMentee: saveOwn(REPLACE),
  updateDataAsMentee: prepared(
    (input, context) => prepareSaving(ofOwn(input, context), context, MERGE),
    (input, context, ready) => saveOwnData(ofOwn(input, context), context, { merge: MERGE, ready }),
  ),
  getDataAsMentor: ({ ActionId }, context) => readSharedData(ActionId, context),
  updateDataAsMentor: mergeSharedData,
  getMenteeData: readOwnData,
  updateMenteeData: saveOwn(MERGE),
  saveMenteeData: saveOwn(REPLACE),
  setMenteeData: saveOwn(REPLACE),
  updateMenteeDataMany: mergeManyData,
  getAboutMentee: (input, context) => readNotes(input, context, 'about'),
  updateAboutMentee: (input, context) => saveNotes(input, context, 'about', MERGE),
  listAboutMentees: ({ ActionId }, context) => listAboutMentees(ActionId, context),
  getPublicNotes: (input, context) => readNotes(input, context, 'public'),
  savePublicNotes: (input, context) => saveNotes(input, context, 'public', REPLACE),
  listPublicNotes,
  getPrivateNotes: (input, context) => readNotes(input, context, 'private'),
  listPrivateNotes,
  savePrivateNotes: (input, context) => saveNotes(input, context, 'private', REPLACE),
})
