export { putAnswersInWords, readFileContents, type RowOfAnswers } from './copy-of-answers.ts'
export { questionCalculators } from './question-calculators.ts'
export { readResultValues } from './result-values.ts'
export { judgeAnswers } from './score-set.ts'
