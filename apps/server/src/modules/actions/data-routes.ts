import { dataCalls } from '@telemachos/contract/actions/data-calls'
import { handle } from '../../kernel/implement.ts'
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
import { saveOwnData } from './save-own-data.ts'
import { mergeSharedData, readSharedData } from './shared-data.ts'

const REPLACE = false
const MERGE = true

/** What people write in an action, in its five drawers. */
export const dataHandlers = handle(dataCalls, {
  getDataAsMentee: readOwnData,
  getMentorDataAsMentee: ({ ActionId }, context) => readMentorsData(ActionId, context),
  listQuestsAsMentee: (_input, context) => listOwnQuests(context),
  saveDataAsMentee: (input, context) => saveOwnData(input, context, REPLACE),
  updateDataAsMentee: (input, context) =>
    saveOwnData({ ...input, MenteeId: context.actor.userId }, context, MERGE),
  getDataAsMentor: ({ ActionId }, context) => readSharedData(ActionId, context),
  updateDataAsMentor: mergeSharedData,
  getMenteeData: readOwnData,
  updateMenteeData: (input, context) => saveOwnData(input, context, MERGE),
  saveMenteeData: (input, context) => saveOwnData(input, context, REPLACE),
  setMenteeData: (input, context) => saveOwnData(input, context, REPLACE),
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
