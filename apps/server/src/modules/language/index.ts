export { doorTextsIn, TEXTS_VERSION, textsIn } from './texts.ts'
