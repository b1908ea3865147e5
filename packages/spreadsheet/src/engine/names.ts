import { lexFormula } from '../formula/lex.ts'
import { TOKEN } from '../formula/token-buffer.ts'
import { FIXED, type AreaReference } from '../formula/reference.ts'
import type { FormulaScope } from '../formula/scope.ts'
import type { DefinedName, TableModel, WorkbookModel } from '../model/workbook-model.ts'

/** A name of another file, and how formulas write that file. */
interface ExternalName {
  readonly way: string
  readonly formula: string
}

/** What a defined name is found to be. */
interface NameShape {
  /** True where it means other cells in other cells. */
  readonly isRelative: boolean
  readonly cell: { sheet: number; row: number; column: number } | undefined
}

/** The sheets, defined names and tables of a workbook, found by name. */
export class NameTable implements FormulaScope {
  readonly names: readonly DefinedName[]
  readonly #sheets = new Map<string, number>()
  readonly #names = new Map<string, number>()
  readonly #tables = new Map<string, TableModel>()
  readonly #tablesOfSheet = new Map<number, TableModel[]>()
  readonly #shapes: (NameShape | undefined)[] = []

  readonly #externals = new Map<string, ExternalName>()

  constructor(model: Pick<WorkbookModel, 'sheets' | 'names' | 'tables' | 'externals'>) {
    this.names = model.names
    for (const [index, { name }] of model.sheets.entries()) this.#sheets.set(fold(name), index)
    // Sheets of other files are counted on behind its own.
    let next = model.sheets.length
    for (const [index, book] of (model.externals ?? []).entries()) {
      const ways = [`[${index + 1}]`, `[${book.name}]`]
      for (const { name } of book.sheets) {
        for (const way of ways) this.#sheets.set(fold(way + name), next)
        next += 1
      }
      for (const { name, formula } of book.names) {
        for (const way of ways) this.#externals.set(fold(`${way}!${name}`), { way, formula })
      }
    }
    for (const [index, { name, sheet }] of model.names.entries()) {
      this.#names.set(keyOf(name, sheet), index)
    }
    for (const table of model.tables) {
      this.#tables.set(fold(table.name), table)
      const others = this.#tablesOfSheet.get(table.sheet)
      if (others) others.push(table)
      else this.#tablesOfSheet.set(table.sheet, [table])
    }
  }

  sheetNamed(name: string): number | undefined {
    return this.#sheets.get(fold(name))
  }

  nameNamed(name: string, sheet: number): number | undefined {
    if (this.#names.size === 0) return undefined
    return this.#names.get(keyOf(name, sheet)) ?? this.#names.get(keyOf(name, undefined))
  }

  externalNamed(name: string): AreaReference | undefined {
    const known = this.#externals.get(fold(name))
    if (!known) return undefined
    const { way, formula } = known
    const written = formula.replace(/^'((?:[^']|'')*)'!/, (_, sheet: string) => `'${way}${sheet}'!`)
    const text = written === formula ? way + formula : written
    try {
      const { kinds, references } = lexFormula(text, this, { sheet: 0, row: 0, column: 0 })
      const [reference] = references
      return kinds.length === 1 && reference?.kind === 'area' ? reference : undefined
    } catch {
      return undefined
    }
  }

  tableNamed(name: string): TableModel | undefined {
    return this.#tables.get(fold(name))
  }

  tableAt(sheet: number, row: number, column: number): TableModel | undefined {
    return this.#tablesOfSheet
      .get(sheet)
      ?.find(
        ({ area }) =>
          row >= area.top && row <= area.bottom && column >= area.left && column <= area.right,
      )
  }

  cellOfName(name: number): { sheet: number; row: number; column: number } | undefined {
    return this.#shapeOf(name)?.cell
  }

  /** True where a name means other cells in other cells. */
  isRelative(name: number): boolean {
    return this.#shapeOf(name)?.isRelative ?? false
  }

  #shapeOf(name: number): NameShape | undefined {
    const known = this.#shapes[name]
    if (known) return known
    const defined = this.names[name]
    if (!defined) return undefined
    // What refers back to it while it is looked at is no plain cell.
    this.#shapes[name] = { isRelative: false, cell: undefined }
    const shape = this.#look(defined)
    this.#shapes[name] = shape
    return shape
  }

  #look({ formula, sheet }: DefinedName): NameShape {
    try {
      const position = { sheet: sheet ?? 0, row: 0, column: 0 }
      const { kinds, references } = lexFormula(formula, this, position)
      const isRelative = references.some(
        (reference) => reference.kind === 'area' && reference.fixed !== FIXED.all,
      )
      const [first] = references
      const isCell = kinds.length === 1 && kinds[0] === TOKEN.cell && !isRelative
      if (!isCell || first?.kind !== 'area') return { isRelative, cell: undefined }
      return {
        isRelative,
        cell: { sheet: first.sheet, row: first.top, column: first.left },
      }
    } catch {
      return { isRelative: false, cell: undefined }
    }
  }
}

function fold(name: string): string {
  return name.toUpperCase()
}

function keyOf(name: string, sheet: number | undefined): string {
  return `${sheet ?? ''}!${fold(name)}`
}
