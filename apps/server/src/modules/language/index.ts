export {
  offerTextPart,
  pageWordsIn,
  signedOutTextsIn,
  spokenLanguages,
  textsVersion,
} from './spoken-texts.ts'
export { watchTexts } from './watch-texts.ts'
export { placeTexts } from './text-places.ts'
