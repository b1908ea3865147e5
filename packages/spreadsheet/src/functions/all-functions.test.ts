import { describe, expect, it } from 'vitest'
import { ALL_FUNCTIONS, findFunction } from './all-functions.ts'
import type { Family, FunctionDefinition } from './definition.ts'

const FAMILIES: readonly (readonly [Family, string])[] = [
  ['mathematics', 'Mathematics'],
  ['logic', 'Logic'],
  ['information', 'Information'],
  ['lookup', 'Lookup and references'],
  ['arrays', 'Arrays'],
  ['statistics', 'Statistics'],
  ['finance', 'Finance'],
  ['dates', 'Dates and times'],
  ['text', 'Text'],
]

const HEAD = `# Functions of spreadsheets

What the engine computes, by family. Arguments in brackets may be left out, and what stands before … may
follow again and again. \`numbers\` is any number of values and ranges, of which numbers count. The last
column says where a function differs from Excel, and where it reads its arguments otherwise than most do, as
it does in Excel. IF, IFERROR, IFNA, IFS, SWITCH, CHOOSE,
LET, LAMBDA and ISOMITTED are part of the engine itself, because they compute only what they need.
`

function signature({ required, optional, repeated }: FunctionDefinition): string {
  return [
    ...required,
    ...optional.map((kind) => `[${kind}]`),
    ...(repeated.length > 0 ? [`[${repeated.join(', ')}] …`] : []),
  ].join(', ')
}

function readingOf({ coercion, emptyAs }: FunctionDefinition): string[] {
  return [
    ...(coercion.isOfAnalysisPack ? ['TRUE and FALSE are #VALUE!.'] : []),
    ...(coercion.needsEach ? ['An argument left empty is #N/A.'] : []),
    ...Object.entries(emptyAs).map(
      ([index, value]) => `Argument ${Number(index) + 1} left empty is ${value}.`,
    ),
  ]
}

function table(rows: readonly (readonly string[])[]): string[] {
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  )
  const [head = '', ...rest] = lines
  return [head, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rest]
}

function describeFunctions(): string {
  const parts = FAMILIES.map(([family, title]) => {
    const rows = ALL_FUNCTIONS.filter((definition) => definition.family === family)
      .toSorted((first, second) => (first.name < second.name ? -1 : 1))
      .map((definition) => [
        definition.name,
        signature(definition),
        [definition.deviation, ...readingOf(definition)].filter(Boolean).join(' '),
      ])
    return [`## ${title}`, '', ...table([['Function', 'Arguments', 'Notes'], ...rows]), ''].join(
      '\n',
    )
  })
  return [HEAD, ...parts].join('\n')
}

describe('all functions', () => {
  it('have names of their own, in capitals', () => {
    const names = ALL_FUNCTIONS.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => !/^[A-Z][A-Z0-9.]*$/.test(name))).toEqual([])
    expect(findFunction('SUM')?.family).toBe('mathematics')
    expect(findFunction('NOTHING')).toBeUndefined()
  })

  it('are listed in the documentation with their arguments and where they differ', async () => {
    await expect(describeFunctions()).toMatchFileSnapshot(
      '../../../../docs/spreadsheet-functions.md',
    )
  })
})
