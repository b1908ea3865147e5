import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evaluateCondition, evaluateText, evaluateValidation } from './evaluate-expression.ts'

const scope = {
  now: new Date('2026-03-04T23:00:00Z'),
  user: { Name: 'Γιώργος', Age: '34', Roles: ['Mentee', 'Mentor'], Address: { City: 'Πάτρα' } },
  data: { q1: '1', q2: 2, 'q 3': '', list: [3, '4', '', null] },
  birth: '05/03/1990',
  ok: true,
  απάντηση: 'ναι',
}

describe('evaluateCondition', () => {
  it.each([
    "user.Name == 'Γιώργος'",
    'user.Age >= 18 && user.Age < 100',
    "user['Age'] == 34",
    'user.Address.City.length == 5',
    "user.Address.City[0] == 'Π'",
    "user.Roles[1] === 'Mentor'",
    'user.Roles.length == 2',
    "includes(user.Roles, 'Mentor')",
    'includes([1, 2, 3], data.q1)',
    'data.q1 == 1 && data.q2 == "2"',
    'data.q1 !== 1',
    "data['q 3'] == ''",
    'isEmpty(data["q 3"]) && isEmpty(missing) && !isEmpty(data.q1)',
    'missing == null && missing.deeper.still == undefined',
    'missing?.deeper == null',
    '!missing',
    '(missing ?? 5) == 5',
    'missing || ok',
    'ok ? 1 : 0',
    'iif(ok, true, false)',
    "απάντηση == 'ναι'",
    "contains(user.Name, 'ώργ') && startsWith(user.Name, 'Γ') && endsWith(user.Name, 'ος')",
    "upper(user.Name) == 'ΓΙΩΡΓΟΣ' && lower('ΆΝΝΑ') == 'άννα' && trim(' α ') == 'α'",
    'sum(data.list) == 7 && count(data.list, 1) == 3 && sum() == 0',
    'min(3, data.list) == 3 && max([1, 9], 4) == 9',
    'min() == undefined',
    'round(1.005, 2) == 1.01 && round(2.5) == 3 && round(-2.5) == -3 && round(1250, -2) == 1300',
    'abs(-2) == 2 && floor(1.9) == 1 && ceil(1.1) == 2 && number("1.50") == 1.5',
    'len(user.Roles) == 2 && len(user.Name) == 7 && len(missing) == 0',
    '7 % 4 == 3 && 7 / 2 == 3.5 && 2 * "3" == 6 && -"4" == -4 && +"4" == 4 && 9 - 1 == 8',
    "today() == '2026-03-05'",
    "date(birth) == '1990-03-05' && date('2026-03-04T23:00:00Z') == '2026-03-05'",
    "date(now) == '2026-03-05' && year(birth) == 1990 && year(today()) == 2026",
    "age(birth) == 36 && age('06/03/1990') == 35",
    "date(birth) < '1990-03-06' && date('31/02/2020') == undefined && age('x') == null",
    '1 != 2 && 1 <= 1 && 2 > 1',
  ])('%s', (source) => {
    expect(evaluateCondition(source, scope)).toBe(true)
  })

  it.each([
    'missing',
    'missing.deeper',
    'missing > 0',
    'missing <= 0',
    'null >= 0',
    "data['q 3'] == 0",
    "data['q 3'] < 1",
    "'abc' * 2",
    'sum("abc")',
    'max(1, "abc") > 0',
    'a = 1',
    'a ==',
    '',
    'alert(1)',
    'user.Name.includes("Γ")',
    'user + 1',
    'ok && 0',
    'includes("Mentor", "Mentor")',
  ])('%s is false', (source) => {
    expect(evaluateCondition(source, scope)).toBe(false)
  })

  it('fails without a time where one is needed', () => {
    expect(evaluateCondition("today() != ''", {})).toBe(false)
    expect(evaluateCondition("today() == '2026-03-05'", { now: '2026-03-05T10:00:00Z' })).toBe(true)
  })
})

describe('evaluateValidation', () => {
  it('is false for what fails and for what cannot be evaluated', () => {
    expect(evaluateValidation('value > 10', { value: 11 })).toBe(true)
    expect(evaluateValidation('value > 10', { value: 10 })).toBe(false)
    expect(evaluateValidation('value >', { value: 11 })).toBe(false)
  })
})

describe('evaluateText', () => {
  it.each([
    ["'Γεια σου, ' + user.Name", 'Γεια σου, Γιώργος'],
    ["user.Name + missing + '!'", 'Γιώργος!'],
    ["'Σύνολο: ' + (1 + 2)", 'Σύνολο: 3'],
    ['1 + 2', '3'],
    ['ok', 'true'],
    ['0', '0'],
    ['missing', ''],
    ['1 / 0', ''],
    ['1 + missing', ''],
    ['user', ''],
    ['user.Roles', ''],
    ["'a' +", ''],
    ['today(', ''],
  ])('%s gives %j', (source, expected) => {
    expect(evaluateText(source, scope)).toBe(expected)
  })
})

describe('limits', () => {
  it('stops after 10,000 steps', () => {
    const list = Array.from({ length: 9_990 }, () => 1)
    expect(evaluateCondition('sum(list) == 9990', { list })).toBe(true)
    expect(evaluateCondition('sum(list) + sum(list) > 0', { list })).toBe(false)
    expect(evaluateCondition('includes(list, 2) || includes(list, 2) || true', { list })).toBe(
      false,
    )
  })

  it('adds up a long chain', () => {
    const chain = Array.from({ length: 2_000 }, () => '1').join('+')
    expect(evaluateText(chain, {})).toBe('2000')
  })

  it('does not build texts without end', () => {
    const text = 'α'.repeat(60_000)
    expect(evaluateText("text + ''", { text })).toBe(text)
    expect(evaluateText('text + text', { text })).toBe('')
  })
})

describe('safety', () => {
  const attacks = [
    'constructor',
    'toString',
    '__proto__',
    'hasOwnProperty',
    'globalThis',
    'process',
    'this',
    'user.constructor',
    'user.__proto__',
    "user['__proto__']",
    "user['constr' + 'uctor']",
    "user[['constructor']]",
    'user.toString',
    'data.list.map',
    'data.list.constructor',
    "data.list['-1']",
    "''.constructor",
    "'a'.at",
    "'a'['__proto__']",
    '(1).constructor',
    'true.constructor',
    'now.getTime',
    'min.constructor',
    'min',
    'call',
    'getter',
    'own.constructor',
    'own.__proto__',
    'own.prototype',
  ]
  const hostile = Object.defineProperties(
    {
      ...scope,
      call: () => 'called',
      own: JSON.parse('{"__proto__":1,"constructor":1,"prototype":1}'),
    },
    { getter: { enumerable: true, get: () => expect.unreachable() } },
  )

  it.each(attacks)('%s is undefined', (source) => {
    expect(evaluateCondition(`(${source}) === undefined`, hostile)).toBe(true)
  })

  it('never throws and changes nothing, whatever is written', () => {
    const part = fc.constantFrom(
      ...['user', 'data', 'now', '.Name', '.list', '.length', "['__proto__']", '.constructor'],
      ...['[0]', '(', ')', '+', '-', '==', '<', '&&', '||', '??', '!', '?', ':', ',', '1', "'a'"],
      ...['min(', 'sum(', 'includes(', 'date(', 'age(', 'iif(', 'round(', 'upper(', '[', ']'],
    )
    const before = JSON.stringify(scope)
    fc.assert(
      fc.property(fc.array(part, { maxLength: 14 }), (parts) => {
        expect(typeof evaluateCondition(parts.join(' '), scope)).toBe('boolean')
        expect(typeof evaluateText(parts.join(' '), scope)).toBe('string')
      }),
      { seed: 20260305, numRuns: 5000 },
    )
    expect(JSON.stringify(scope)).toBe(before)
  })

  it('counts and compares like plain arithmetic', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (a, b) => {
        expect(evaluateText('a + b * 2 - (a - b)', { a, b })).toBe(String(a + b * 2 - (a - b)))
        expect(evaluateCondition('a < b == (b > a)', { a, b })).toBe(true)
        expect(evaluateCondition('a < b', { a: String(a), b: String(b) })).toBe(a < b)
      }),
      { seed: 20260305, numRuns: 500 },
    )
  })
})
