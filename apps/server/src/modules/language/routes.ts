import { contract } from '@telemachos/contract'
import { implement } from '../../kernel/implement.ts'
import {
  importAuthorTexts,
  listAuthorTexts,
  listAuthorVersions,
  saveAuthorText,
} from './author-texts.ts'
import * as read from './read-texts.ts'
import { deleteLanguage, importTexts, makePermanent, saveText } from './save-text.ts'
import { listPlaces } from './text-places.ts'
import { everyText, refreshTexts, spokenLanguages, textsOf } from './spoken-texts.ts'

/** The texts of the interface, and those who write them. */
export const languageRoutes = implement(contract.language, {
  getTexts: ({ lang, ...asked }, { db }) => textsOf(db, lang, asked),
  listLanguages: async (_input, { db }) => {
    // A page that asks what it has missed may ask a process that has not looked since.
    await refreshTexts(db)
    return spokenLanguages()
  },
  listTexts: (_input, { db }) => everyText(db),
  listRows: read.listRows,
  listProgress: read.listProgress,
  listPlaces,
  listVersions: read.listVersions,
  exportPermanent: read.exportPermanent,
  saveText,
  makePermanent,
  deleteLanguage,
  importTexts,
  listAuthorTexts,
  listAuthorVersions,
  saveAuthorText,
  importAuthorTexts,
})
