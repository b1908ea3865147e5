import { expect, it } from 'vitest'
import { fromSheet } from './sheet-value.ts'

it.each([
  ['date', '5/3/1990', '05/03/1990'],
  ['date', ' 5-3-1990 ', '05/03/1990'],
  ['date', '5.3.1990', '05/03/1990'],
  ['date', '15/12/1990 0:00:00', '15/12/1990'],
  ['date', '5/3/1990 10:30', '05/03/1990'],
  ['date', '32933', '1990-03-01'],
  ['date', '1990-03-05', '1990-03-05'],
  ['date', '5/3-1990', '5/3-1990'],
  ['date', '5/3/90', '5/3/90'],
  ['afm', '90000045', '090000045'],
  ['afm', '90000046', '90000046'],
  ['afm', '090000045', '090000045'],
  ['amka', '1019012345', '1019012345'],
  ['text', '90000045', '90000045'],
  ['text', '5/3/1990', '5/3/1990'],
  ['date', '', ''],
])('reads %s %j as %j', (Type, text, expected) => {
  expect(fromSheet({ Name: 'x', Type }, text)).toBe(expected)
})

it.each([
  ['Γυναίκα', '5302'],
  ['ΘΗΛΥ', '5302'],
  ['θ', '5302'],
  ['άρρεν', '5301'],
  [' male ', '5301'],
  ['5301', '5301'],
  ['κάτι', 'κάτι'],
  ['', ''],
])('reads the gender %j as %j', (text, expected) => {
  expect(fromSheet({ Name: 'gender', Type: 'select' }, text)).toBe(expected)
})

it.each([
  ['Άνδρας', 'Άνδρας'],
  ['ΓΥΝΑΙΚΑ', 'Γυναίκα'],
  ['Θήλυ', 'Γυναίκα'],
  ['5301', 'Άνδρας'],
  ['κάτι', 'κάτι'],
])('reads the gender %j as the option %j that says the same', (text, expected) => {
  const field = { Name: 'gender', Type: 'select', Options: ['Άνδρας', 'Γυναίκα'] }
  expect(fromSheet(field, text)).toBe(expected)
})

it('reads a gender as a code where the codes are the options, whatever the field is called', () => {
  const field = {
    ...{ Name: 'fylo', Type: 'select', Means: 'gender' as const },
    Options: ['5301', '5302'],
  }
  expect(fromSheet(field, 'Γυναίκα')).toBe('5302')
  expect(fromSheet({ Name: 'fylo', Type: 'text' }, 'Γυναίκα')).toBe('Γυναίκα')
})

it('gives a social security number its first zero back', () => {
  expect(fromSheet({ Name: 'amka', Type: 'amka' }, '1019000015')).toBe('01019000015')
})
