import { expect, it } from 'vitest'
import { address, compute, open, valueAt, workbookModel } from '../testing.ts'
import { openWorkbook } from '../workbook.ts'
import { differenceOf, type FormulaCase } from './formula-cases.ts'

/** By Excel's own descriptions of the functions. */
const CASES: readonly FormulaCase[] = [
  ['REGEXTEST("alfalfa","[A-Z]")', false],
  ['REGEXTEST("alfalfa","[A-Z]",1)', true],
  ['REGEXTEST("alfalfa","^alf$")', false],
  ['REGEXTEST("","")', true],
  ['REGEXTEST("alfalfa","(")', '#VALUE!'],
  ['REGEXTEST("alfalfa","a",2)', '#VALUE!'],
  ['REGEXTEST(12.5,"^\\d+\\.\\d$")', true],
  ['SUM(--REGEXTEST({"a1","b","c3"},"\\d"))', 2],
  ['REGEXTEST("Ωμέγα","^\\p{Greek}+$")', true],
  ['REGEXTEST("ΩΜΕΓΑ","^ωμεγα$",1)', true],
  ['COLUMNS(REGEXEXTRACT("DylanWilliams","[A-Z][a-z]+",1))', 2],
  ['INDEX(REGEXEXTRACT("DylanWilliams","[A-Z][a-z]+",1),2)', 'Williams'],
  ['INDEX(REGEXEXTRACT("2024-05-17","(\\d+)-(\\d+)-(\\d+)",2),3)', '17'],
  ['REGEXEXTRACT("a","(a)|(b)",2)', 'a'],
  ['REGEXEXTRACT("abc","x")', '#N/A'],
  ['REGEXEXTRACT("abc","x",1)', '#N/A'],
  ['REGEXEXTRACT("abc","b",2)', '#VALUE!'],
  ['REGEXEXTRACT("abc","B",0,1)', 'b'],
  ['REGEXEXTRACT("abc","b",3)', '#VALUE!'],
  ['REGEXREPLACE("378-555-4195","\\d{3}-","***-",1)', '***-555-4195'],
  ['REGEXREPLACE("378-555-4195","\\d{3}-","***-",-1)', '378-***-4195'],
  ['REGEXREPLACE("378-555-4195","\\d{3}-","***-",5)', '378-555-4195'],
  ['REGEXREPLACE("378-555-4195","\\d{3}-","***-",-5)', '378-555-4195'],
  ['REGEXREPLACE("SoniaBrown","([A-Z][a-z]+)([A-Z][a-z]+)","$2, $1")', 'Brown, Sonia'],
  ['REGEXREPLACE("ab","(a)","${1}1$$$0")', 'a1$ab'],
  ['REGEXREPLACE("ab","a","$1")', '#VALUE!'],
  ['REGEXREPLACE("abc","","-")', '-a-b-c-'],
  ['REGEXREPLACE("aAa","A","x",0,1)', 'xxx'],
  ['LEN(REGEXREPLACE(REPT("a",2000),"a",REPT("b",100)))', '#VALUE!'],
  ['XMATCH("^b",{"ab";"b2";"b3"},3)', 2],
  ['XMATCH("^b",{"ab";"b2";"b3"},3,-1)', 3],
  ['XMATCH("(",{"ab";"b2"},3)', '#VALUE!'],
  ['XMATCH("z",{"ab";"b2"},3)', '#N/A'],
  ['XLOOKUP("\\d",{"ab","b2"},{1,2},"no",3)', 2],
  ['XLOOKUP("z",{"ab","b2"},{1,2},"no",3)', 'no'],
]

it.each(CASES)('%s is %j', (...one) => {
  expect(differenceOf(one)).toBeUndefined()
})

it('takes linear time where others need forever', () => {
  const text = `${'a'.repeat(5000)}!`
  expect(compute('=REGEXTEST(A1,"^(a+)+$")', { A1: text })).toBe(false)
  expect(compute('=REGEXTEST(A1,"^(a|a)*$")', { A1: text })).toBe(false)
})

it.each([
  ['a pattern that repeats its repetitions', `REGEXTEST("a","${'('.repeat(5)}a{200}){200}")`],
  ['a long pattern', 'REGEXTEST("a",REPT("a",3000))'],
  ['a group repeated by its number', 'REGEXTEST("aa","(a)\\1")'],
  ['a look ahead', 'REGEXTEST("ab","a(?=b)")'],
])('refuses %s', (_, formula) => {
  expect(compute(`=${formula}`)).toBe('#VALUE!')
})

it('ends at the limit of steps where a text is searched again and again', () => {
  const cells = Object.fromEntries(
    Array.from({ length: 500 }, (_, index) => [`A${index + 1}`, 'ab'.repeat(15_000)]),
  )
  const model = workbookModel({
    Sheet1: { ...cells, C1: '=SUM(LEN(REGEXREPLACE(A1:A500,"a","c")))' },
  })
  const workbook = open(model)
  expect(valueAt(workbook, 'C1')).toBe('#NUM!')
  expect(workbook.isOverLimit).toBe(true)
})

it('knows no regular expression where nothing is given that makes them', () => {
  const model = workbookModel({ Sheet1: { A1: '=REGEXTEST("a","a")' } })
  const workbook = openWorkbook(model, { now: () => 0, random: () => 0 })
  expect(workbook.value(address('A1'))).toMatchObject({ code: '#VALUE!' })
})
