export {
  offerTextPart,
  pageWordsIn,
  signedOutTextsIn,
  spokenLanguages,
  textsVersion,
} from './spoken-texts.ts'
export { watchTexts } from './watch-texts.ts'
export { placeTexts } from './text-places.ts'
export {
  authorTextOwners,
  authorTextSources,
  type AuthorText,
  type AuthorTextSource,
} from './author-text-sources.ts'
export { findAuthorTranslation, type AuthorTranslation } from './author-texts-store.ts'
export { authorWords, projectWords, translationsOf, type AuthorWords } from './author-words.ts'
export {
  copyActionTexts,
  copyProjectTexts,
  copyQuestTexts,
  copySameText,
  renameGroupTexts,
} from './author-texts-store.ts'
export { copyThingTexts, forgetThingTexts, translationsOfFields } from './thing-texts-store.ts'
export { textEditors } from './text-editors.ts'
