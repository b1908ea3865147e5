import { contract } from '@telemachos/contract'
import { implement } from '../../kernel/implement.ts'
import { listLanguages, listTexts, textsOf } from './texts.ts'

/** The texts of the interface. */
export const languageRoutes = implement(contract.language, {
  getTexts: async ({ lang, v }) => textsOf(lang, v),
  listTexts: async () => listTexts(),
  listLanguages: async () => listLanguages(),
})
