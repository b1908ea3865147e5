import { describe, expect, it } from 'vitest'
import { genderCode, saysTheSame } from './genders.ts'

describe('a gender', () => {
  it('is known by its code, by the words for it, and by their letters', () => {
    const women = ['5302', 'Γυναίκα', 'ΘΗΛΥ', 'θ', ' female ', 'F']
    expect(women.map(genderCode)).toEqual(women.map(() => '5302'))
    const men = ['5301', 'άρρεν', 'Άντρας', 'M']
    expect(men.map(genderCode)).toEqual(men.map(() => '5301'))
    expect(['', 'κάτι', '53'].map(genderCode)).toEqual([undefined, undefined, undefined])
  })

  it('is the same in whatever words, and a single letter is no more than itself', () => {
    expect(saysTheSame('Άνδρας', '5301')).toBe(true)
    expect(saysTheSame('male', 'ΑΡΡΕΝ')).toBe(true)
    expect(saysTheSame('Άνδρας', 'Γυναίκα')).toBe(false)
    expect(saysTheSame('Μ', '5301')).toBe(false)
    expect(saysTheSame('Ηλεία', 'ΗΛΕΙΑ')).toBe(true)
  })
})
