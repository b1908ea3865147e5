import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { compare, median, report, type Contender } from './measure.ts'
import { loadHyperFormula, openProduct, type Rows, type Sheet } from './sheet-contestants.ts'

const CELLS = 60_000
/** The sheet beside which a leaf's cost must not grow. */
const FEW_CELLS = 6_000
const FORMULAS = 100_000
const COLUMNS = 10
const CHANGES = 15

type Open = (rows: Rows) => Sheet

/**
 * The calculation engine beside HyperFormula, both in this process: a change at the head of a chain of
 * 60,000 cells until the last is read, a change on which one cell depends, and a sheet of 100,000
 * formulas from its cells until all of them are read. Values that differ refuse the run.
 */
export async function runLane11(): Promise<boolean> {
  const openPeer = await loadHyperFormula()
  const isChainMet = await compare({
    lane: `Lane 11: a chain of ${CELLS.toLocaleString('en')} cells, from a change to the last`,
    unit: 'ms',
    goal: { atMost: 0.5 },
    product: contender('product', changing(openProduct(chain(CELLS)), CELLS - 1)),
    others: [contender('HyperFormula', changing(openPeer(chain(CELLS)), CELLS - 1))],
  })
  const leaf = changing(openProduct(leaves(CELLS)), 0)
  const isLeafMet = await compare({
    lane: `Lane 11: a leaf among ${CELLS.toLocaleString('en')} cells`,
    unit: 'ms',
    goal: { atMost: 2 },
    product: contender('product', leaf),
    others: [
      contender(
        `among ${FEW_CELLS.toLocaleString('en')}`,
        changing(openProduct(leaves(FEW_CELLS)), 0),
      ),
      contender('HyperFormula', changing(openPeer(leaves(CELLS)), 0)),
    ],
  })
  const rows = mixture(FORMULAS)
  const isLoadMet = await compare({
    lane: `Lane 11: ${FORMULAS.toLocaleString('en')} formulas, from cells to values`,
    unit: 'ms',
    goal: { atMost: 0.25 },
    product: { name: 'product', round: () => Promise.resolve(loading(openProduct, rows)) },
    others: [{ name: 'HyperFormula', round: () => Promise.resolve(loading(openPeer, rows)) }],
  })
  requireSame(openProduct(rows), openPeer(rows), rows)
  const [own, theirs] = [memoryOf(openProduct, rows), memoryOf(openPeer, rows)]
  console.log(`  memory: product ${own.toFixed(0)} MB, HyperFormula ${theirs.toFixed(0)} MB`)
  const isSmall = report('memory beside HyperFormula', own / theirs, 'times', 1)
  return isChainMet && isLeafMet && isLoadMet && isSmall
}

/** A cell, and under it one that adds to the cell above, again and again. */
function chain(cells: number): Rows {
  return Array.from({ length: cells }, (_, row) => [row === 0 ? 1 : `=A${row}+1`])
}

/** Rows of a number and of one formula on it. */
function leaves(cells: number): Rows {
  return Array.from({ length: cells / 2 }, (_, row) => [row, `=A${row + 1}*2`])
}

/** Rows of two numbers and of formulas as calculators have them. */
function mixture(formulas: number): Rows {
  return Array.from({ length: formulas / COLUMNS }, (_, index) => {
    const row = index + 1
    const before = Math.max(1, row - 9)
    return [
      row % 97,
      row % 13,
      `=A${row}*2+B${row}`,
      `=IF(A${row}>B${row},C${row},B${row}*1.24)`,
      `=ROUND(D${row}/3,2)`,
      `=SUM(A${before}:A${row})`,
      `=E${row}&" €"`,
      `=MAX(A${row}:F${row})`,
      `=F${row}-AVERAGE(B${before}:B${row})`,
      `=IFERROR(A${row}/B${row},0)`,
      `=ABS(I${row})+MOD(A${row},7)`,
      row === 1 ? '=K1' : `=L${row - 1}+K${row}`,
    ]
  })
}

/** Changes the first cell again and again, and reads one that depends on it. */
function changing(sheet: Sheet, row: number): () => number {
  const column = row === 0 ? 1 : 0
  let value = 1
  return () => {
    const taken: number[] = []
    for (let turn = 0; turn < CHANGES; turn += 1) {
      value += 1
      const start = performance.now()
      sheet.set(0, 0, value)
      const read = sheet.read(row, column)
      taken.push(performance.now() - start)
      const expected = row === 0 ? value * 2 : value + row
      if (read !== expected) throw new Error(`${String(read)} instead of ${expected}`)
    }
    return median(taken)
  }
}

function contender(name: string, round: () => number): Contender {
  return { name, round: () => Promise.resolve(round()) }
}

function loading(open: Open, rows: Rows): number {
  const start = performance.now()
  readAll(open(rows), rows)
  return performance.now() - start
}

function readAll(sheet: Sheet, rows: Rows): void {
  for (const [row, values] of rows.entries()) {
    for (let column = 0; column < values.length; column += 1) sheet.read(row, column)
  }
}

function requireSame(own: Sheet, theirs: Sheet, rows: Rows): void {
  for (const [row, values] of rows.entries()) {
    for (let column = 0; column < values.length; column += 1) {
      const [one, other] = [own.read(row, column), theirs.read(row, column)]
      const isSame =
        typeof one === 'number' && typeof other === 'number'
          ? Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one))
          : one === other
      if (!isSame)
        throw new Error(`row ${row}, column ${column}: ${String(one)} and ${String(other)}`)
    }
  }
}

/** Megabytes that a sheet with all its values takes. */
function memoryOf(open: Open, rows: Rows): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const used = () => {
    collect()
    const { heapUsed, arrayBuffers } = process.memoryUsage()
    return (heapUsed + arrayBuffers) / 1_000_000
  }
  const before = used()
  const sheet = open(rows)
  readAll(sheet, rows)
  const after = used()
  // Still in use until here.
  sheet.read(0, 0)
  return after - before
}
