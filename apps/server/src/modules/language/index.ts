export {
  offerTextPart,
  pageWordsIn,
  signedOutTextsIn,
  spokenLanguages,
  textsVersion,
} from './spoken-texts.ts'
export { watchTexts } from './watch-texts.ts'
export { placeTexts } from './text-places.ts'
export { authorTextSources, type AuthorText, type AuthorTextThing } from './author-text-sources.ts'
export {
  copyActionTexts,
  copyGroupTexts,
  readGroupTexts,
  renameGroupTexts,
} from './author-texts-store.ts'
export { textEditors } from './text-editors.ts'
