import { expect, test } from 'vitest'
import { plannedAnew } from './plans.ts'
import { empty, identifier, join, sql, statementName } from './sql.ts'

test('values become parameters and never text', () => {
  const statement = sql`select * from people where name = ${"'; drop table people"} and age > ${18}`
  expect(statement.text).toBe('select * from people where name = $1 and age > $2')
  expect(statement.values).toEqual(["'; drop table people", 18])
})

test('fragments nest, and parameters are numbered over the whole', () => {
  const inner = sql`a = ${1} and b = ${2}`
  const list = join([sql`(${3})`, sql`(${4})`], ', ')
  const statement = sql`${'first'} ${inner} ${empty}${list} ${identifier('project_id')} ${'last'}`
  expect(statement.text).toBe('$1 a = $2 and b = $3 ($4), ($5) "project_id" $6')
  expect(statement.values).toEqual(['first', 1, 2, 3, 4, 'last'])
})

test('a joined empty list is nothing', () => {
  expect(join([], ', ')).toEqual(empty)
})

test('an array is one parameter', () => {
  expect(sql`id = any (${[1, 2]})`).toMatchObject({ text: 'id = any ($1)', values: [[1, 2]] })
})

test.each(['a"b', 'A', '1a', '', 'a.b', 'a;--', 'a\nb', 'ά'])('%j is no identifier', (name) => {
  expect(() => identifier(name)).toThrow(TypeError)
})

test.each([[undefined], [{ a: 1 }], [new Date(Number.NaN)], [[1, undefined]], [() => 1]])(
  '%o cannot be bound',
  (value) => {
    expect(() => sql`select ${value as never}`).toThrow(TypeError)
  },
)

test('a statement is planned for its values where a part of it is', () => {
  const part = plannedAnew(sql`a = ${1}`)
  expect(sql`select ${join([sql`b`, sql`(${part})`], ', ')}`.isPlannedAnew).toBe(true)
  expect(sql`select ${sql`a = ${1}`}`.isPlannedAnew).toBe(false)
})

test('the same text has the same name, another text another, within 63 bytes', () => {
  const name = statementName('select 1')
  expect(statementName(['select', '1'].join(' '))).toBe(name)
  expect(statementName('select 2')).not.toBe(name)
  expect(name).toMatch(/^[\w-]{22}$/)
})
