export { putAnswersInWords, readFileContents, type RowOfAnswers } from './copy-of-answers.ts'
export { judgeAnswers } from './score-set.ts'
