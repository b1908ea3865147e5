import type { CellAddress } from '../functions/definition.ts'

/**
 * The inputs of a sheet in the order in which Tab goes through them (specification, section 2.3): down,
 * then on to the next column that has any.
 */
function inTabOrder(inputs: readonly CellAddress[]): readonly CellAddress[] {
  return inputs.toSorted(
    (one, other) => one.sheet - other.sheet || one.column - other.column || one.row - other.row,
  )
}

/**
 * The input to which Tab goes from a cell, or Shift and Tab where `isBack`: behind the last of a sheet
 * comes its first. Undefined where the sheet has none.
 */
export function nextInput(
  inputs: readonly CellAddress[],
  from: CellAddress,
  isBack = false,
): CellAddress | undefined {
  const ordered = inTabOrder(inputs.filter(({ sheet }) => sheet === from.sheet))
  const isBehind = ({ row, column }: CellAddress) =>
    column > from.column || (column === from.column && row > from.row)
  const isBefore = ({ row, column }: CellAddress) =>
    column < from.column || (column === from.column && row < from.row)
  return isBack
    ? (ordered.findLast(isBefore) ?? ordered.at(-1))
    : (ordered.find(isBehind) ?? ordered[0])
}
