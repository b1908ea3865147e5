/** What every list and grid goes by: keys, ranges and selection. */
export {
  type EarlyInput,
  type EndRecording,
  type WaitingInput,
  passEarlyInput,
  takeEarlyInput,
} from './early-input.ts'
export { type CellPlace, type CellRange, moveCell, rangeBetween } from './move-cell.ts'
export { rangeText } from './range-text.ts'
export { default as selectionBarClasses } from './selection-bar.module.css'
export { NOTHING, type Selected, tick } from './selection.ts'
export { type ListSelection, useListSelection } from './use-list-selection.ts'
export { StepBar } from './step-bar.tsx'
export { readOn, stepsFrom, withPage } from './walk-steps.ts'
export type { Walk } from './walk.ts'
export { keepWalk, walkHere } from './walk-here.ts'
export { useWalkSource } from './walk-source.ts'
