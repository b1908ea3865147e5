import { expect, it } from 'vitest'
import { measureGrowth } from './grown-tree.ts'

const refuse = () => new Error('grown')
const column = { ColumnRef: { fields: [{ String: { sval: 'a' } }] } }
const target = (val: unknown) => ({ ResTarget: { val } })

it('looks at each part of nested functions once', () => {
  let visits = 0
  const inmost = {
    get A_Const() {
      visits++
      return {}
    },
  }
  let query: unknown = { SelectStmt: { targetList: [target(inmost)] } }
  // select a from unnest(array(select a from unnest(array(…))))
  for (let depth = 0; depth < 13; depth++) {
    const args = [{ SubLink: { subselect: query } }]
    const functions = [{ List: { items: [{ FuncCall: { args } }] } }]
    const fromClause = [{ RangeFunction: { functions } }]
    query = { SelectStmt: { targetList: [target(column)], fromClause } }
  }
  measureGrowth(query, refuse)
  expect(visits).toBe(1)
})

it('counts what stands in the rows of VALUES as often as it is read', () => {
  const twice = { A_Expr: { lexpr: column, rexpr: column } }
  const doubled = (subquery: unknown, times: number): unknown =>
    times === 0
      ? subquery
      : doubled(
          {
            SelectStmt: {
              targetList: [target(twice)],
              fromClause: [{ RangeSubselect: { subquery } }],
            },
          },
          times - 1,
        )
  const rows = (count: number) => ({
    SelectStmt: {
      valuesLists: [
        { List: { items: [{ CoalesceExpr: { args: Array(count).fill({ A_Const: {} }) } }] } },
      ],
    },
  })
  measureGrowth(doubled(rows(1), 8), refuse)
  expect(() => measureGrowth(doubled(rows(1_000), 8), refuse)).toThrow('grown')
})

it('counts all columns of a row that is read as a whole, and a star once', () => {
  const alias = { aliasname: 'q' }
  const nested = (targetList: readonly unknown[], times: number): unknown =>
    times === 0
      ? { SelectStmt: { targetList: Array(10).fill(target({ A_Const: {} })) } }
      : {
          SelectStmt: {
            targetList,
            fromClause: [{ RangeSubselect: { subquery: nested(targetList, times - 1), alias } }],
          },
        }
  const row = target({ ColumnRef: { fields: [{ String: { sval: 'q' } }] } })
  const star = target({ ColumnRef: { fields: [{ A_Star: {} }] } })
  measureGrowth(nested([star], 12), refuse)
  measureGrowth(nested(Array(10).fill(row), 2), refuse)
  expect(() => measureGrowth(nested(Array(10).fill(row), 6), refuse)).toThrow('grown')
})
