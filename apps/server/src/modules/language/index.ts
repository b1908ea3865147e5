export { signedOutTextsIn, TEXTS_VERSION, textsIn } from './texts.ts'
