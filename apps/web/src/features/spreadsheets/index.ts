/** What other features and the app use of spreadsheets. */
export { default as Calculator } from './calculator/calculator.tsx'
export { inLanguage } from './calculator/in-language.ts'
export { SpreadsheetPicker } from './calculator/spreadsheet-picker.tsx'
export { type TypedValues, typedOf, valueOf } from './calculator/typed-values.ts'
export { type CalculatorSource, useOutputs } from './calculator/use-calculator.ts'
