import { describe, expect, it } from 'vitest'
import { explainCondition } from './explain-condition.ts'

describe('why a condition does not hold', () => {
  const scope = { user: { sector: 'Υγεία', age: 20 }, completion: { 12: { At: 'x' } } }

  it('is told by the parts that fail, with what they read', () => {
    expect(
      explainCondition("user.sector == 'Τουρισμός' && user.age > 18 && completion['67']", scope),
    ).toEqual([
      { text: "user.sector == 'Τουρισμός'", values: [{ name: 'user.sector', value: 'Υγεία' }] },
      { text: "completion['67']", values: [{ name: "completion['67']", value: '' }] },
    ])
  })

  it('keeps brackets, and reads each value once', () => {
    expect(explainCondition('(user.age < 3 || user.age > 30) && true', scope)).toEqual([
      { text: '(user.age < 3) || (user.age > 30)', values: [{ name: 'user.age', value: '20' }] },
    ])
    expect(explainCondition('!contains(user.sector, "γεί")', scope)).toMatchObject([
      { text: "!contains(user.sector, 'γεί')" },
    ])
  })

  it('is nothing where it holds or cannot be read', () => {
    expect(explainCondition('user.age == 20', scope)).toEqual([])
    expect(explainCondition('user.age ==', scope)).toEqual([])
  })
})
