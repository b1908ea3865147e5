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
export { authorWords, projectWords, type AuthorWords } from './author-words.ts'
export { copyActionTexts, copyProjectTexts, renameGroupTexts } from './author-texts-store.ts'
export { textEditors } from './text-editors.ts'
